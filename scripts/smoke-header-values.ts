/** Lists of directives: their order says nothing, and one that stands twice says no more than once. */
const lists = new Set(['cache-control', 'x-robots-tag']);

/**
 * Whether a header says what the table wants. Hosts write the same value in other letters, with other blanks, or add a
 * charset: that is no fault. A value that stands twice is one, where it isn't a list.
 * @param sent null where the answer has no such header
 */
export function saysTheSame(name: string, sent: string | null, wanted: string): boolean {
  return sent !== null && meaningOf(name, sent) === meaningOf(name, wanted);
}

/** The directives of a list such as Cache-Control, in small letters; none where there is no header. */
export function directivesOf(value: string | null): ReadonlySet<string> {
  return new Set((value ?? '').split(',').flatMap((part) => plain(part) || []));
}

function meaningOf(name: string, value: string): string {
  if (lists.has(name.toLowerCase())) return [...directivesOf(value)].toSorted().join();
  const all = plain(value);
  return name.toLowerCase() === 'content-type' ? all.replace(/;.*/, '') : all;
}

/** Small letters, no blanks around what separates, and nothing after the last part. */
function plain(value: string): string {
  return value
    .toLowerCase()
    .trim()
    .replace(/\s*([,;])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[,;]+$/, '');
}
