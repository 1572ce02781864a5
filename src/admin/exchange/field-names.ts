/**
 * Whether the objects of a JSON text have at most so many different names of fields, without reading it as JSON, which takes
 * many seconds where they have hundreds of thousands.
 */
export function hasNamesWithin(text: string, most: number): boolean {
  const names = new Set<string>();
  const colon = /\s*:/y;
  let begin: number | null = null;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (begin === null) {
      if (sign === '"') begin = place;
    } else if (sign === '\\') place += 1;
    else if (sign === '"') {
      colon.lastIndex = place + 1;
      if (colon.test(text)) names.add(text.slice(begin, place));
      if (names.size > most) return false;
      begin = null;
    }
  }
  return true;
}
