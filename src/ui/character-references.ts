import { trustedHtml } from '#src/ui/trusted-html.ts';

/** Letters and digits only, so that the result can only be a character. */
const name = /^[a-z][a-z\d]{0,30}$/i;

let place: HTMLElement | undefined;

/**
 * Decodes a named character reference. Replaces the Markdown engine's own module for `&amp;`, `&copy;` and the like
 * (`astro.config.mjs`). That module writes to innerHTML, which the site's policy refuses, so that no post with such a
 * reference could be drawn. A list of all 2,125 names would cost 12 kB; the browser knows them already.
 * @param value its name without `&` and `;`
 * @returns the character; false where there is none of this name
 */
export function decodeNamedCharacterReference(value: string): string | false {
  if (!name.test(value)) return false;
  place ??= document.createElement('i');
  const reference = `&${value};`;
  place.innerHTML = trustedHtml(reference);
  const text = place.textContent;
  // Browsers read `&notit;` as `&not` and "it;", but it is no reference.
  if (text === reference || (text.endsWith(';') && value !== 'semi')) return false;
  return text;
}
