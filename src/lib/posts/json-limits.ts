/**
 * Whether a text that may be JSON keeps limits, without reading it as JSON, which takes a time and a memory for each.
 * @param limits lists and objects inside each other; and lists, objects and their fields and items, any number if not
 *   given
 */
export function isJsonWithin(
  text: string,
  limits: { readonly depth: number; readonly parts?: number },
): boolean {
  let { depth, parts = Infinity } = limits;
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (isQuoted && sign === '\\') place += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === ',') parts -= 1;
    else if (sign === '[' || sign === '{') {
      parts -= 1;
      depth -= 1;
    } else if (sign === ']' || sign === '}') depth += 1;
    if (depth < 0 || parts < 0) return false;
  }
  return true;
}
