import type { HeaderRule } from '#src/config/headers.ts';

/** The lines of Netlify's `_headers`: each path, then its headers, indented. */
export function headerLines(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
}
