import { trustedPolicyName } from '#src/config/security-policy.ts';

/**
 * Replaces the Markdown engine's own module for `&amp;`, `&copy;` and the like (`astro.config.mjs`). That module writes
 * to innerHTML, which the site's policy refuses, so that no post with such a reference could be drawn. A list of all
 * 2,125 names would cost 12 kB; the browser knows them already.
 */
interface Policy {
  createHTML: (text: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/** Letters and digits only, so that the result can only be a character. */
const name = /^[a-z][a-z\d]{0,30}$/i;

let reader: { place: HTMLElement; policy: Policy } | undefined;

/**
 * Decodes a named character reference.
 * @param value its name without `&` and `;`
 * @returns the character; false where there is none of this name
 */
export function decodeNamedCharacterReference(value: string): string | false {
  if (!name.test(value)) return false;
  reader ??= { place: document.createElement('i'), policy: trustedPolicy() };
  const reference = `&${value};`;
  reader.place.innerHTML = reader.policy.createHTML(reference);
  const text = reader.place.textContent;
  // Browsers read `&notit;` as `&not` and "it;", but it is no reference.
  if (text === reference || (text.endsWith(';') && value !== 'semi')) return false;
  return text;
}

function trustedPolicy(): Policy {
  const rules = { createHTML: (text: string) => text };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(trustedPolicyName, rules) ?? rules;
}
