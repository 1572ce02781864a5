import { isMac } from '#src/ui/shortcut-label.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is selected. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Words in the place of others, and what is selected then. */
interface Change extends Range {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

interface Step extends Range {
  readonly from: number;
  readonly removed: string;
  readonly added: string;
}

/** Steps that a field remembers. */
const most = 500;

/** What typing is called: while it stays the same and the caret doesn't leave, it is one step. */
const runs: Readonly<Record<string, string>> = {
  insertText: 'typing',
  insertLineBreak: 'typing',
  insertCompositionText: 'composing',
  deleteContentBackward: 'deleting',
  deleteContentForward: 'deleting forward',
};

/** One replacement that turns a text into another. */
export function changeBetween(before: string, after: string) {
  const shortest = Math.min(before.length, after.length);
  let from = 0;
  while (from < shortest && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let tail = 0;
  const isSame = (n: number) =>
    before.charCodeAt(before.length - 1 - n) === after.charCodeAt(after.length - 1 - n);
  while (tail < shortest - from && isSame(tail)) tail += 1;
  return { from, to: before.length - tail, words: after.slice(from, after.length - tail) };
}

/**
 * The steps of one text field.
 * @param text what stands in it
 */
export function fieldHistory(text: string) {
  let known = text;
  const done: Step[] = [];
  const undone: Step[] = [];
  /** What is being typed: what it began with, and where the caret is now. */
  let run: (Range & { kind: string; text: string; caret: number; step: Step }) | null = null;

  return {
    /**
     * The field has another text.
     * @param before what was selected, where that is known
     * @param inputType how the browser calls the change; '' for one by a script
     */
    note(now: string, before: Range | null, inputType: string, caret: number): void {
      if (now === known) return;
      const kind = runs[inputType];
      const isSameRun =
        run?.kind === kind &&
        (kind === 'composing' || (before?.start === run?.caret && before?.end === run?.caret));
      const begun = isSameRun && run ? run : { text: known, ...before };
      const { from, to, words } = changeBetween(begun.text, now);
      if (isSameRun && run && done.at(-1) === run.step) done.pop();
      const { start = from, end = to } = begun;
      const step = { from, removed: begun.text.slice(from, to), added: words, start, end };
      done.push(step);
      if (done.length > most) done.shift();
      undone.length = 0;
      const goesOn = kind !== undefined && inputType !== 'insertLineBreak';
      run = goesOn ? { kind, text: begun.text, start, end, caret, step } : null;
      known = now;
    },
    /** What undo changes, or redo; null if there is nothing left. */
    take(isUndo: boolean): Change | null {
      const step = (isUndo ? done : undone).pop();
      if (!step) return null;
      (isUndo ? undone : done).push(step);
      run = null;
      const { from, removed, added, start, end } = step;
      const [gone, words] = isUndo ? [added, removed] : [removed, added];
      const to = from + gone.length;
      known = known.slice(0, from) + words + known.slice(to);
      const after = from + words.length;
      return { from, to, words, ...(isUndo ? { start, end } : { start: after, end: after }) };
    },
  };
}

const histories = new WeakMap<Field, ReturnType<typeof fieldHistory>>();

/** The steps of a field; what a script has put into it since is one of them. */
function historyOf(field: Field) {
  const history = histories.get(field) ?? fieldHistory(field.value);
  histories.set(field, history);
  history.note(field.value, null, '', 0);
  return history;
}

/** A field of text; not of a password, which nothing else may remember. */
function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  const isText = target instanceof HTMLInputElement && target.selectionStart !== null;
  return isText && target.type !== 'password' ? target : null;
}

/** Changes the text of a field as one step, and tells it, as if it had been typed. */
export function changeField(field: Field, change: Change): void {
  historyOf(field);
  put(field, change, 'insertReplacementText');
}

function put(field: Field, change: Change, inputType: string) {
  field.setRangeText(change.words, change.from, change.to);
  field.setSelectionRange(change.start, change.end);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/** Undoes a step of a field, or does it again, if there is one and somebody may write there. */
export function takeStep(field: Field, isUndo: boolean): void {
  const change = field.readOnly ? null : historyOf(field).take(isUndo);
  if (change) put(field, change, isUndo ? 'historyUndo' : 'historyRedo');
}

/**
 * Gives every text field an undo of its own, until what it returns is called. Chromium keeps one for the whole page: once
 * a field has nothing left, Ctrl+Z goes on in another one, out of sight. And it begins a new step at the next letter
 * whenever any element leaves the page, which in a page that draws while somebody types is nearly every letter.
 */
export function ownUndo(): () => void {
  let before: (Range & { readonly field: Field }) | null = null;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener(
    'beforeinput',
    (event) => {
      const { inputType, target } = event;
      if (inputType === 'historyUndo' || inputType === 'historyRedo') {
        const field = fieldOf(document.activeElement);
        // The step that the browser would take: of the text in Visual, which has its own steps, or of a password.
        if (!field && target === document.activeElement) return;
        event.preventDefault();
        if (field) takeStep(field, inputType === 'historyUndo');
        return;
      }
      const field = fieldOf(target);
      if (!field) return;
      historyOf(field);
      before = { field, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
    },
    options,
  );
  document.addEventListener(
    'input',
    (event) => {
      const field = fieldOf(event.target);
      if (!field) return;
      const history = histories.get(field) ?? fieldHistory(field.defaultValue);
      histories.set(field, history);
      const inputType = event instanceof InputEvent ? event.inputType : '';
      const range = before?.field === field ? before : null;
      history.note(field.value, range, inputType, field.selectionStart ?? 0);
      before = null;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, isComposing } = event;
      const isHeld = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      const field = fieldOf(event.target);
      if (!field || !isHeld || altKey || isComposing || event.defaultPrevented) return;
      const letter = key.toLowerCase();
      const isRedo = letter === 'z' ? shiftKey : letter === 'y' && !shiftKey && !isMac();
      if (letter !== 'z' && !isRedo) return;
      event.preventDefault();
      takeStep(field, !isRedo);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
