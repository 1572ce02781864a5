import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { postSchema, type PostFrontMatter } from '#src/schemas/post.ts';

const folder = resolve(import.meta.dirname, '../../src/content/posts');

/** A built-in post as its file holds it. */
interface PostFile {
  readonly slug: string;
  readonly data: PostFrontMatter;
  /** Text above the sources, as written. */
  readonly body: string;
  /** Entries under "Sources", one a line, without the list's dash. */
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

/** The sentences of a text, in words only, so that two that differ in marks alone are the same. */
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
 * The quotations in a text. One may go on over several lines of a paragraph; where a mark is missing, all that stands
 * behind the last one counts as quoted.
 */
export function quotationsIn(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph) =>
    paragraph
      .split(/["“”]/)
      .filter((_, place) => place % 2 === 1)
      .map((quotation) => quotation.trim()),
  );
}

/** The last day that an entry's date can mean: a month's or a year's last; null where it names none. */
export function sourceDay(entry: string): string | null {
  const plain = entry.replace(/\]\([^)]*\)/g, ']');
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const full = [...plain.matchAll(new RegExp(`(${months}) (\\d{1,2}), (\\d{4})`, 'g'))].at(-1);
  const month = (name = '') => String(months.split('|').indexOf(name) + 1).padStart(2, '0');
  if (full) return `${full[3]}-${month(full[1])}-${full[2]?.padStart(2, '0')}`;
  const partial = [...plain.matchAll(new RegExp(`(${months}) (\\d{4})`, 'g'))].at(-1);
  if (partial) return `${partial[2]}-${month(partial[1])}`;
  return [...plain.matchAll(/\b(?:19|20)\d\d\b/g)].at(-1)?.[0] ?? null;
}
