import { readdirSync, readFileSync } from 'node:fs';
import { policyHash } from '#src/integrations/policy-hash.ts';
import { joinedLines } from '#src/lib/joined-lines.ts';

const folder = new URL('../components/blog/first-paint/', import.meta.url);

/**
 * The hashes of the scripts that `FirstPaint.astro` inlines, for the policy; page-policy.ts leaves each page its own.
 */
export function blockingScriptHashes(): `sha256-${string}`[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => policyHash(joinedLines(readFileSync(new URL(name, folder), 'utf8'))));
}
