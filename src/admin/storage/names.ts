/** The names of everything in a storage, or of what begins with a prefix. Throws if the storage does. */
export function namesIn(storage: Pick<Storage, 'length' | 'key'>, prefix = ''): string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter(
    (name) => name.startsWith(prefix),
  );
}
