import { damagedPrefix } from '#src/config/storage-keys.ts';

/**
 * Adds a copy of damaged data under a free name to some changes, so that writing in its place destroys nothing. Nothing
 * is added if there is a copy of the same text already.
 * @param changes what is to be written, by key
 * @param text the damaged text
 * @param read the text under a key
 * @param keys every key of the storage
 * @param name when it was set aside, which its name says; or the name that it had in another browser
 */
export function setAside(
  changes: Map<string, string | null>,
  text: string,
  read: (key: string) => string | null,
  keys: readonly string[],
  name: Date | string,
): void {
  const copies = keys.filter((key) => key.startsWith(damagedPrefix));
  if (copies.some((key) => read(key) === text)) return;
  let free = typeof name === 'string' ? name : damagedPrefix + name.toISOString();
  while (copies.includes(free) || changes.has(free)) free += '+';
  changes.set(free, text);
}
