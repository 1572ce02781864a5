import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from '#src/integrations/html-files.ts';
import { monthNames } from '#src/lib/posts/dates.ts';

/** Keeps the month and the day of a date in one line, in the words of our pages; posts, tables and what is copied stay as written. */
export function unbrokenDates(): AstroIntegration {
  return {
    name: 'unbroken-dates',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for await (const { file, html } of htmlFiles(fileURLToPath(dir))) {
          const joined = joinDates(html);
          if (joined !== html) await writeFile(file, joined);
        }
      },
    },
  };
}

const part =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
/** What a browser draws again, what is copied, what is searched, and dates that stand alone. */
const asWritten =
  /^<(?:astro-island|button|textarea|title|time|td)\b| class="(?:prose|text)[ "]| data-group=/;
const monthAndDay = new RegExp(`\\b(${monthNames.join('|')}) (?=\\d{1,2}\\b)`, 'g');

/**
 * Puts a no-break space between month and day, in the text of a page only.
 * @param html a built page
 */
export function joinDates(html: string): string {
  let kept: string | undefined;
  let depth = 0;
  return html.replace(part, (all: string, _, closes: string | undefined, name?: string) => {
    if (kept === undefined && name !== undefined && asWritten.test(all)) [kept, depth] = [name, 0];
    if (kept !== undefined) {
      if (name === kept) depth += closes ? -1 : 1;
      if (depth === 0) kept = undefined;
      return all;
    }
    return all.startsWith('<') ? all : all.replace(monthAndDay, '$1\u00a0');
  });
}
