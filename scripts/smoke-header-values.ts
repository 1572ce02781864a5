/** Headers that are lists of directives: order and repetition mean nothing. */
const lists = new Set(['cache-control', 'x-robots-tag']);

/**
 * Whether a header means what the table says. Hosts may change letter case or spacing, or add a charset. A repeated
 * value is wrong unless the header is a list.
 * @param sent null if the answer has no such header
 */
export function saysTheSame(name: string, sent: string | null, wanted: string): boolean {
  return sent !== null && meaningOf(name, sent) === meaningOf(name, wanted);
}

/** The directives of a list such as Cache-Control, in lowercase; none without the header. */
export function directivesOf(value: string | null): ReadonlySet<string> {
  return new Set((value ?? '').split(',').flatMap((part) => plain(part) || []));
}

function meaningOf(name: string, value: string): string {
  if (lists.has(name.toLowerCase())) return [...directivesOf(value)].toSorted().join();
  const all = plain(value);
  return name.toLowerCase() === 'content-type' ? all.replace(/;.*/, '') : all;
}

/** Lowercase, without blanks around separators and without a separator at the end. */
function plain(value: string): string {
  return value
    .toLowerCase()
    .trim()
    .replace(/\s*([,;])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[,;]+$/, '');
}
