import { freeName } from '#src/lib/posts/free-name.ts';

/** Ids that posts had which are gone; null where nobody can tell. */
export type UsedIds = ReadonlySet<string> | null;

/**
 * A free id that no post had: the wanted one, or the same with a number. Where nobody can tell which ids posts had, it
 * ends in the time, so that no post gets what was kept of another one.
 * @param isTaken whether a post has it
 * @param reached see `freeName`
 */
export function freeId(
  wanted: string,
  isTaken: (id: string) => boolean,
  used: UsedIds,
  reached?: Map<string, number>,
): string {
  const first = used === null ? `${wanted}-${Date.now().toString(36)}` : wanted;
  return freeName(first, { has: (id) => isTaken(id) || used?.has(id) === true }, reached);
}
