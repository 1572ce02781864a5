import { policyHash } from '#src/integrations/policy-hash.ts';

const policyTag = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inlineElement = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * Removes from a page's Content-Security-Policy the hashes of scripts and styles that the page doesn't hold.
 * @param html a built page; one without a policy comes back as it is
 */
export function trimPolicy(html: string): string {
  const needed = new Set<string>();
  for (const [, , attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (!/\bsrc=/.test(attributes)) needed.add(`'${policyHash(content)}'`);
  }
  return html.replace(policyTag, (tag, policy: string) => {
    const trimmed = policy.replace(/ ('sha256-[^']+')/g, (hash, name: string) =>
      needed.has(name) ? hash : '',
    );
    return tag.replace(policy, () => trimmed);
  });
}
