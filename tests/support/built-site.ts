import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtFolder } from '#scripts/built-site.ts';
import { htmlElements } from '#scripts/html-elements.ts';
import type { HtmlElement } from '#scripts/html-elements.ts';

/** One page of the built site. */
export interface BuiltPage {
  /** Address of the page, such as `/about`; for a not-found page, an address that doesn't exist. */
  readonly path: string;
  /** File below the built folder, such as `about.html`. */
  readonly file: string;
  readonly elements: readonly HtmlElement[];
  /** 404 for a not-found page. */
  readonly status: 200 | 404;
}

/** An address without a page or a rule. */
const unknownPath = '/no-such-cat';
/** The address of a post that doesn't exist. */
const unknownPostPath = '/blog/no-such-post';

/** The not-found pages, each with an address that it answers. */
const notFoundPages: ReadonlyMap<string, string> = new Map([
  ['404.html', unknownPath],
  ['blog/404.html', unknownPostPath],
]);

/**
 * Every public page of the built site, so that a new page is tested without changing a test. The admin has tests of its
 * own.
 * @throws when nothing is built
 */
export function builtPages(): BuiltPage[] {
  return allBuiltPages().filter(({ file }) => !/^blog-admin[/.]/.test(file));
}

/** What was read of a folder: it stays the same while the tests of a process run. */
const known = new Map<string, BuiltPage[]>();

/**
 * Every page of a built site, including the admin's.
 * @param folder of the built site
 * @throws when nothing is built
 */
export function allBuiltPages(folder = builtFolder): BuiltPage[] {
  const pages = known.get(folder) ?? readPages(folder);
  known.set(folder, pages);
  return pages;
}

function readPages(folder: string): BuiltPage[] {
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new Error('There is no built site to test: run npm run build first.');
  }
  return files
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => {
      const unknown = notFoundPages.get(file);
      return {
        path: unknown ?? `/${file.replace(/(?:^|\/)?(?:index)?\.html$/, '')}`,
        file,
        elements: htmlElements(readFileSync(join(folder, file), 'utf8')),
        status: unknown === undefined ? 200 : 404,
      };
    });
}

/** Of the pages for which a function gives the same text, the one with most elements. */
function fullestOfEach(pages: readonly BuiltPage[], kind: (page: BuiltPage) => string) {
  return [...Map.groupBy(pages, kind).values()].flatMap(
    (alike) => alike.toSorted((a, b) => b.elements.length - a.elements.length)[0] ?? [],
  );
}

/**
 * What a page is made of: its elements by name, class, island, language and the names of their attributes, and which
 * heading follows on which.
 */
function kindsOf({ elements }: BuiltPage): Set<string> {
  const headings = elements.map(({ name }) => name).filter((name) => /^h[1-6]$/.test(name));
  return new Set([
    ...elements.map(({ name, attributes }) =>
      [
        name,
        ...['class', 'component-url', 'lang'].map((one) => attributes.get(one)),
        ...attributes.keys(),
      ].join(),
    ),
    ...headings.map((heading, place) => `${headings[place - 1] ?? 'none'} before ${heading}`),
  ]);
}

/**
 * As few pages as together have every kind of element that the site has: first the page with most kinds, then always the
 * one with most of those that are still missing. For tests that are slow because of the browser: what only another page's
 * way of putting the same kinds together could break isn't looked for.
 */
export function distinctPages(): BuiltPage[] {
  let left = builtPages().map((page) => ({ page, missing: kindsOf(page) }));
  const chosen: BuiltPage[] = [];
  for (;;) {
    left = left.filter(({ missing }) => missing.size > 0);
    const [next] = left.toSorted((a, b) => b.missing.size - a.missing.size);
    if (!next) return chosen;
    chosen.push(next.page);
    left = left.map(({ page, missing }) => ({ page, missing: missing.difference(next.missing) }));
  }
}

/** One page for each set of islands. */
export function pagesWithIslands(): BuiltPage[] {
  const islandsOf = ({ elements }: BuiltPage) =>
    elements.flatMap(({ attributes }) => attributes.get('component-url') ?? []).join();
  return fullestOfEach(
    builtPages().filter((page) => islandsOf(page) !== ''),
    islandsOf,
  );
}
