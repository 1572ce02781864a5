import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { postSchema, type PostFrontMatter } from '#src/schemas/post.ts';

const folder = resolve(import.meta.dirname, '../../src/content/posts');

/** A built-in post as written in its file. */
interface PostFile {
  readonly slug: string;
  readonly data: PostFrontMatter;
  /** Text above the sources, as written. */
  readonly body: string;
  /** Entries under "Sources", without the list's dash. */
  readonly sources: readonly string[];
}

/** Every post of the site, in the order of its files. */
export function postFiles(): PostFile[] {
  return readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .map((name) => {
      const [, head = '', text = ''] = readFileSync(resolve(folder, name), 'utf8').split(
        /^---\n/m,
        3,
      );
      const [body = '', sources = ''] = text.split(/^## Sources\n/m);
      return {
        slug: name.replace(/\.mdx?$/, ''),
        data: postSchema.parse(parse(head)),
        body: body.trim(),
        sources: sources
          .trim()
          .split('\n')
          .filter((line) => line.startsWith('- '))
          .map((line) => line.slice(2)),
      };
    });
}

/** The sentences of a text as words only, so that punctuation and marks make no difference. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#+ .*$/gm, '')
    .split(/(?<=[.!?]["')]?)\s+|\n{2,}/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

/**
 * The quotations in a text. One may span several lines of a paragraph. If a closing mark is missing, everything after
 * the last mark counts as quoted.
 */
export function quotationsIn(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph) =>
    paragraph
      .split(/["“”]/)
      .filter((_, place) => place % 2 === 1)
      .map((quotation) => quotation.trim()),
  );
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Every date with a year in a text, as "2025-03-17", "2025-03" or "2025", without those in addresses. */
export function datesIn(text: string): string[] {
  const written = new RegExp(`(?:(${months}) (?:(\\d{1,2}), )?)?\\b((?:19|20)\\d\\d)\\b`, 'g');
  return [...text.replace(/\]\([^)]*\)/g, ']').matchAll(written)].map(([, month, day, year = '']) =>
    [year, month && String(months.split('|').indexOf(month) + 1), day]
      .flatMap((part) => (part ? [part.padStart(2, '0')] : []))
      .join('-'),
  );
}

/** The last of an entry's most exact dates; null without a date. */
export function sourceDay(entry: string): string | null {
  const dates = datesIn(entry);
  const exact = Math.max(...dates.map((date) => date.length));
  return dates.findLast((date) => date.length === exact) ?? null;
}
