import { isTime, ownField } from '#src/lib/foreign.ts';
import { countWords } from '#src/lib/text.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { isHeldBy, storedForm } from '#src/admin/model/form.ts';

/** Where in the text of a post somebody was writing. */
export interface WritingPlace {
  /** What is selected; the caret where both are the same. */
  readonly start: number;
  readonly end: number;
  /** How far the text is scrolled in its field, and the page, in pixels. */
  readonly fieldTop: number;
  readonly pageTop: number;
}

/** Text that was typed into an editor and not saved yet. */
export interface SafetyCopy {
  /** One for each open editor, so that no two overwrite each other's copy. */
  readonly key: string;
  /** The edited post; null for a new one. */
  readonly postId: string | null;
  readonly title: string;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly form: PostForm;
  /** The key of the text that this one goes on from: an older state of the same text. */
  readonly from?: string;
  /** When the post was saved that it was begun on, where that is known: it names the saved text. */
  readonly begunOn?: number;
  /** How it left the fields, where it did: put aside for another text, or erased. */
  readonly left?: 'aside' | 'erased';
  readonly place?: WritingPlace;
}

/**
 * Reads a safety copy, from a store that anybody may have written. Never throws.
 * @param key the key under which it is stored
 * @returns null if it can't be read
 */
export function safetyCopyOf(key: unknown, value: unknown): SafetyCopy | null {
  const form = storedForm(ownField(value, 'form'));
  const names = ['postId', 'title', 'at', 'from', 'begunOn', 'left'];
  const [postId, title, at, from, begunOn, left] = names.map((name) => ownField(value, name));
  if (typeof key !== 'string' || !form || !isTime(at)) return null;
  if (typeof postId !== 'string' && postId !== null) return null;
  const place = writingPlaceOf(ownField(value, 'place'));
  return {
    ...{ key, postId, title: typeof title === 'string' ? title : form.title, at, form },
    ...(typeof from === 'string' && { from }),
    ...(isTime(begunOn) && { begunOn }),
    ...((left === 'aside' || left === 'erased') && { left }),
    ...(place && { place }),
  };
}

/** Reads where somebody was writing, from a store that anybody may have written. */
export function writingPlaceOf(value: unknown): WritingPlace | null {
  const names = ['start', 'end', 'fieldTop', 'pageTop'] as const;
  const entries = names.map((name) => [name, ownField(value, name)] as const);
  const isWhole = entries.every(([, number]) => typeof number === 'number' && number >= 0);
  return isWhole ? (Object.fromEntries(entries) as unknown as WritingPlace) : null;
}

/**
 * Whether a text is an older state of another one. One that was erased is none while less than half as many words stand
 * in its place: it may have gone by one key too many.
 */
const isOlderState = (copy: SafetyCopy, { from, at, form }: Newer): boolean =>
  copy.key === from &&
  copy.at < at &&
  !(copy.left === 'erased' && 2 * countWords(form.content) < countWords(copy.form.content));

type Newer = Pick<SafetyCopy, 'at' | 'from' | 'form'>;

/** Safety copies by their keys. */
export type CopiesByKey = ReadonlyMap<string, SafetyCopy>;

export const copiesByKey = (copies: readonly SafetyCopy[]): CopiesByKey =>
  new Map(copies.map((copy) => [copy.key, copy]));

/** The older states of a text, as far as they are kept. */
export function olderStates(copy: Newer, copies: CopiesByKey): SafetyCopy[] {
  const older = copies.get(copy.from ?? '');
  return older && isOlderState(older, copy) ? [older, ...olderStates(older, copies)] : [];
}

/**
 * What became of a text: the newest one that goes on from it, else itself.
 * @param copies newest first
 */
export function newestStateOf(key: string, copies: readonly SafetyCopy[]): SafetyCopy | undefined {
  const byKey = copiesByKey(copies);
  return copies.find((copy) => [copy, ...olderStates(copy, byKey)].some((one) => one.key === key));
}

/** One copy for each text: older states of another one are left out. */
export function withoutOlderStates(copies: readonly SafetyCopy[]): SafetyCopy[] {
  const byFrom = Map.groupBy(copies, ({ from }) => from);
  return copies.filter((copy) => !byFrom.get(copy.key)?.some((other) => isOlderState(copy, other)));
}

/**
 * Whether a text has no words that another one of its post doesn't have too: of a new post an older state of the same
 * text, of any post what is left of one that was erased.
 */
export const isBareStateOf = (copy: SafetyCopy, other: SafetyCopy): boolean =>
  copy.postId === other.postId &&
  (copy.postId === null || copy.from === other.key) &&
  isHeldBy(copy.form, other.form);

/** The newest copy of each key, newest first. Of two with the same time, the later one in the list. */
export function newestCopies(copies: readonly SafetyCopy[]): SafetyCopy[] {
  const newest = new Map<string, SafetyCopy>();
  for (const copy of copies) {
    const known = newest.get(copy.key);
    if (!known || known.at <= copy.at) newest.set(copy.key, copy);
  }
  return [...newest.values()].sort((one, other) => other.at - one.at);
}
