import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { joinedLines } from '#src/lib/joined-lines.ts';

const folder = new URL('../components/blog/first-paint/', import.meta.url);

/** The hashes of the scripts that `FirstPaint.astro` inlines, for the pages' policy; a page keeps only its own. */
export function blockingScriptHashes(): `sha256-${string}`[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const text = joinedLines(readFileSync(new URL(name, folder), 'utf8'));
      return `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
    });
}
