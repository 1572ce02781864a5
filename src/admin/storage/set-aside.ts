import { damagedPrefix } from '#src/config/storage-keys.ts';

/**
 * Adds a copy of damaged data under a new name to some changes, so that writing in its place destroys nothing. Nothing
 * is added if there is a copy of the same text already.
 * @param changes what is to be written, by key
 * @param text the damaged text
 * @param read the text under a key
 * @param keys every key of the storage
 * @param now when it is set aside; it becomes a part of the name
 */
export function setAside(
  changes: Map<string, string | null>,
  text: string,
  read: (key: string) => string | null,
  keys: readonly string[],
  now: Date,
): void {
  const copies = keys.filter((key) => key.startsWith(damagedPrefix));
  if (copies.some((key) => read(key) === text)) return;
  let name = damagedPrefix + now.toISOString();
  while (copies.includes(name) || changes.has(name)) name += '+';
  changes.set(name, text);
}
