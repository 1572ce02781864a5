import { trustedPolicyName } from '#src/config/security-policy.ts';

/** HTML that the browser's security policy lets pass. */
interface Policy {
  createHTML: (text: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | undefined;

/** Text as HTML that may be read. It must never get into a page as it is: the policy changes nothing. */
export function trustedHtml(text: string): string {
  policy ??= makePolicy();
  return policy.createHTML(text);
}

/** A page may make its policy only once. */
function makePolicy(): Policy {
  const rules = { createHTML: (text: string) => text };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(trustedPolicyName, rules) ?? rules;
}
