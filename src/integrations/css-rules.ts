/** A rule of a style sheet, or an at-rule; `body` is null for a statement without a block. */
interface CssRule {
  readonly prelude: string;
  readonly body: string | null;
}

/** The rules at the top of a minified style sheet, or of the block of an at-rule that holds others. */
export function cssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let rest = css;
  while (rest.trim() !== '') {
    const end = endOf(rest, '{;');
    const prelude = rest.slice(0, end).trim();
    if (rest.charAt(end) !== '{') {
      if (prelude !== '') rules.push({ prelude, body: null });
      rest = rest.slice(end + 1);
      continue;
    }
    const close = end + 1 + endOf(rest.slice(end + 1), '}');
    rules.push({ prelude, body: rest.slice(end + 1, close) });
    rest = rest.slice(close + 1);
  }
  return rules;
}

/** The parts of a list of selectors. */
export function selectorsOf(prelude: string): string[] {
  const end = endOf(prelude, ',');
  if (end === prelude.length) return [prelude.trim()];
  return [prelude.slice(0, end).trim(), ...selectorsOf(prelude.slice(end + 1))];
}

/** Where one of the wanted characters stands outside of strings, brackets and blocks; else the text's length. */
function endOf(text: string, wanted: string): number {
  let depth = 0;
  let quote = '';
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place);
    if (character === '\\') place++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (depth === 0 && wanted.includes(character)) return place;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
  }
  return text.length;
}
