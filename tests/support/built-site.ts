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
 * One page of each make: of pages that are built of the same kinds of elements, by name, class and island, the one that
 * has most of them. Their other texts and lists of posts show nothing new to a test that is slow because of the browser.
 */
export function distinctPages(): BuiltPage[] {
  return fullestOfEach(builtPages(), ({ elements }) => {
    const kinds = elements.map(({ name, attributes }) =>
      [name, attributes.get('class'), attributes.get('component-url')].join('.'),
    );
    return [...new Set(kinds)].toSorted().join(' ');
  });
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
