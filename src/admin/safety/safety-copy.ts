import { isTime, ownField } from '#src/lib/foreign.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { storedForm } from '#src/admin/model/form.ts';

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
}

/**
 * Reads a safety copy, from a store that anybody may have written. Never throws.
 * @param key the key under which it is stored
 * @returns null if it can't be read
 */
export function safetyCopyOf(key: unknown, value: unknown): SafetyCopy | null {
  const form = storedForm(ownField(value, 'form'));
  const [postId, title, at] = ['postId', 'title', 'at'].map((name) => ownField(value, name));
  if (typeof key !== 'string' || !form || !isTime(at)) return null;
  if (typeof postId !== 'string' && postId !== null) return null;
  return { key, postId, title: typeof title === 'string' ? title : form.title, at, form };
}

/** The newest copy of each key, newest first. Of two with the same time, the later one in the list. */
export function newestCopies(copies: readonly SafetyCopy[]): SafetyCopy[] {
  const newest = new Map<string, SafetyCopy>();
  for (const copy of copies) {
    const known = newest.get(copy.key);
    if (!known || known.at <= copy.at) newest.set(copy.key, copy);
  }
  return [...newest.values()].sort((one, other) => other.at - one.at);
}
