import type { HeaderRule } from '#src/config/headers.ts';

/** The policy as the one line of a Content-Security-Policy header. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The lines of Netlify's `_headers`: each path, then its headers, indented. */
export function headerLines(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
}
