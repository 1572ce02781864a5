import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { hostRules } from '#src/lib/redirects/host-rules.ts';
import { movedPage } from '#src/lib/redirects/moved-page.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const url = 'https://bodegacatsofnewyork.com';
const slugs = ['snowy-comes-home', 'are-bodega-cats-legal'];
const posts = slugs.map((slug, index) => ({ slug, id: String(index + 1) }));
/** Built pages: two pages of the list, and a post with an id. */
const pages = [
  ...[
    '',
    'about',
    'shop',
    'news',
    'tours',
    'contact',
    'petition',
    'presskit',
    'padhome-partnership',
    'partnerships',
  ],
  ...[
    'blog',
    'blog/page/2',
    'blog/tag/press',
    'blog/category/news',
    'blog-admin',
    'blog-admin/new',
  ],
  ...['blog/404', ...slugs.map((slug) => `blog/${slug}`)],
];

let folder: string;
let answer: ReturnType<typeof netlifyAnswers>;

test.beforeAll(async () => {
  const rules = hostRules(redirectTable, posts, {
    url,
    // Two posts that took each other's names, and older ones.
    posts: posts.map((post) => ({ ...post, formerSlugs: ['of-old', 'earlier', ...slugs] })),
    pages: new Set(pages.map((page) => `/${page}`)),
    year: 2026,
  });
  folder = await temporaryFolder({
    ...Object.fromEntries(pages.map((page) => [`${page || 'index'}.html`, page])),
    '404.html': 'not found',
    'news/rss.xml': '<rss/>',
    _redirects: rules.join('\n'),
    _headers: '',
  });
  answer = netlifyAnswers(folder);
});

test.afterAll(() => rm(folder, { recursive: true }));

/** What the host said, by path: paths lead to the same few pages. */
const said = new Map<string, Promise<{ status: number; to: string | null }>>();

/** The path to which the host redirects an address. Fails if it leads to another host. */
function movedByHost(path: string) {
  const known = said.get(path) ?? askHost(path);
  said.set(path, known);
  return known;
}

async function askHost(path: string) {
  const { status, headers } = await answer(new Request(url + path));
  const location = headers.get('location');
  if (location === null) return { status, to: null };
  const target = new URL(location, url);
  expect(target.origin, `${path} leads to ${location}`).toBe(url);
  expect(status, path).toBe(301);
  return { status, to: target.pathname + target.hash };
}

/** Where the 404 page moves an address. src/islands/MovedAddress.tsx asks its host in the same way. */
const movedByPage = (path: string) =>
  movedPage(path, {
    table: redirectTable,
    posts,
    answersAt: async (asked) => {
      expect(new URL(asked, url).origin, `${path} asks another host`).toBe(url);
      const to = (await movedByHost(asked)).to ?? asked;
      return (await movedByHost(to)).status === 200 ? to : null;
    },
  });

const segment = fc.oneof(
  fc.constantFrom(
    'blog-posts',
    'articles',
    'news',
    'posts',
    'blog',
    'Blog',
    'page',
    'tag',
    'press',
  ),
  fc.constantFrom('shop', 'stickers', 'tours', 'private', 'events', '2022', '2024', '05', '0', '1'),
  fc.constantFrom(
    ...slugs,
    'of-old',
    'earlier',
    'Snowy-Comes-Home',
    'blog-admin',
    'edit',
    'index',
    '..',
    '.',
    '',
    'a%20b',
    '%20',
    '%3Fa',
    'a%2Fb',
  ),
  fc.webSegment(),
);
const folderName = fc.constantFrom(
  'blog-posts',
  'articles',
  'posts',
  'news',
  'blog',
  '2024/05',
  '1999/12',
);
const anyPath = fc
  .tuple(
    fc.oneof(
      fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
      fc.tuple(folderName, segment).map((parts) => `/${parts.join('/')}`),
      fc.constantFrom(...redirectTable.exact.map(({ from }) => from)),
    ),
    fc.constantFrom('', '/', '.html', '.html/', '//'),
    fc.boolean(),
  )
  .map(([path, end, isUpper]) => (isUpper ? path.toUpperCase() : path) + end)
  // As a browser reads it: dots resolved, and on our own host.
  .map((path) => new URL(url + path).pathname);

/** How many paths were redirected. */
const sentOn = { byHost: 0, byPage: 0 };

/** Fails if a path is redirected twice, by the host or by the page, or to an address that is no better. */
async function expectOneHop(path: string) {
  const { status, to } = await movedByHost(path);
  const reached = to ?? path;
  if (to !== null) {
    sentOn.byHost += 1;
    expect(to).not.toBe(path);
    // No post ever stood under a date with its id or a later name: the rules for dates needn't know those.
    const never = [...posts.map(({ id }) => id), 'of-old', 'earlier'];
    if (/^\/\d{4}\//.test(path) && never.some((name) => to === `/blog/${name}`)) return;
    expect(await movedByHost(to), `${path} is sent on twice`).toMatchObject({ to: null });
  }
  const last = to === null ? status : (await movedByHost(to)).status;
  const target = last === 404 ? await movedByPage(reached) : null;
  if (target === null) return;
  sentOn.byPage += 1;
  expect([path, reached]).not.toContain(target);
  const then = await movedByHost(target);
  expect(then, `${reached} leads the page on`).toMatchObject({ to: null });
  if (then.status === 404)
    expect(await movedByPage(target), `${path} is sent on twice by the page`).toBeNull();
}

test('on the canonical host no path is sent on twice, by the host or by the page, and none in a circle', async () => {
  await fc.assert(fc.asyncProperty(anyPath, expectOneHop), {
    numRuns: 1000,
    examples: [
      ['/Petition/'],
      ['/NEWS/'],
      ['/BLOG/1'],
      ['/BLOG/PAGE/1'],
      ['/1999/12/PAGE'],
      ['/About.html'],
      ['//Evil.example'],
      ['/blog-posts/%20'],
      ['/articles/%23a'],
      ['/BLOG-POSTS/%20'],
      ['//shop.html/'],
      ['//shop/'],
      ['/blog-posts//1'],
      ['//'],
    ],
  });
  // Otherwise the test would prove little.
  expect(sentOn.byHost).toBeGreaterThan(80);
  expect(sentOn.byPage).toBeGreaterThan(200);
});

test('every rule of the table takes one hop in every form, and what it leads to is there', async () => {
  for (const { from, to } of redirectTable.exact)
    for (const form of [from, `${from}/`, `${from}?from=mail`]) {
      expect(await movedByHost(form), form).toEqual({ status: 301, to });
      expect(await movedByHost(to), to).toEqual({ status: 200, to: null });
    }
});
