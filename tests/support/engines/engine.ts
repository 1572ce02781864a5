/** What a person looks for: by what it is and what it is called, or by a selector where it is neither. */
export type Thing = { readonly role: Role; readonly name: string } | { readonly css: string };

export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'searchbox' | 'tab' | 'textbox';

type Key = 'Enter' | 'Escape';

/**
 * A tab of a browser, with what a person does in it and sees in it. Only what is visible counts. Who presses, types or
 * asks for a value waits for the thing; `texts` gives what is there now.
 */
export interface BrowserTab {
  /** Opens a path of the site, and waits until the page has loaded. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Path, query and fragment. */
  address(): Promise<string>;
  press(thing: Thing): Promise<void>;
  /** Types a text in place of what a field holds. */
  type(field: Thing, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(key: Key): Promise<void>;
  /** Gives files of this machine to an `input` of files, which may be hidden behind a button. */
  give(input: string, paths: readonly string[]): Promise<void>;
  /** The text of each such thing, as it is written: without what a style makes of its letters. */
  texts(thing: Thing): Promise<string[]>;
  /** What stands in a field. */
  value(field: Thing): Promise<string>;
  /** Runs a function in the page. What it takes and gives must be JSON. */
  run<In, Out>(script: (input: In) => Out | Promise<Out>, input: In): Promise<Out>;
  /** Another tab of the same browser, which shares its storage. */
  another(): Promise<BrowserTab>;
}

/** A browser that tests drive. */
export interface Engine {
  /** A tab of a browser that has kept nothing yet. What an earlier call opened is closed. */
  fresh(size: { readonly width: number; readonly height: number }): Promise<BrowserTab>;
  close(): Promise<void>;
}

/** Milliseconds that a test waits for a thing to come. */
export const patience = 15_000;
