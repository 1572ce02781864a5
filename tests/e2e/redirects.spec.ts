import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';
import { firstPosts } from '#src/config/first-posts.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { site } from '#src/config/site.ts';
import { chunk } from '#src/lib/chunk.ts';
import { builtPosts } from '#tests/support/built-posts.ts';
import { builtFolder } from '#scripts/built-site.ts';

/** The host's rules as the build wrote them: from, to, status. */
const rules = readFileSync(join(builtFolder, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);
const isBuilt = (path: string) =>
  existsSync(join(builtFolder, path === '/' ? 'index.html' : `${path}.html`));

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The answer to a path as one line: "301 /about" or "200". */
async function answer(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  return [response.status(), response.headers().location].filter(Boolean).join(' ');
}

/** The paths with wrong answers, and those answers. */
async function wrong(request: APIRequestContext, expected: ReadonlyMap<string, string>) {
  const answers = await Promise.all(
    [...expected].map(async ([path, right]) => [path, await answer(request, path), right] as const),
  );
  return answers.filter(([, actual, right]) => actual !== right);
}

test('every rule leads to a page that is built, with 301, and to none that moves again', () => {
  const moved = new Set(rules.map(([from]) => from));
  const faults = rules.filter(([from, to, status]) => {
    if (from.startsWith('http')) return to !== `${site.url}/:splat` || status !== '301!';
    if (to === '/blog/:slug') return status !== '301';
    return !isBuilt(to) || (status !== '301' && moved.has(from.replace('/*', '')));
  });
  expect(faults).toEqual([]);
  expect(rules.filter(([, to]) => moved.has(to))).toEqual([]);
  expect(
    rules.flatMap(([from, , status]) => (status === '301' ? [] : [`${from} ${status}`])),
  ).toEqual([
    'http://bodegacatsofnewyork.com/* 301!',
    'http://www.bodegacatsofnewyork.com/* 301!',
    'https://www.bodegacatsofnewyork.com/* 301!',
    '/blog/page/* 200',
    '/blog-admin/edit/* 200',
    '/blog/* 404',
  ]);
});

/** Those that are on the site now, under the slug that they began with and the present one. */
const builtFirstPosts = firstPosts.flatMap((first) => {
  const post = builtPosts().find(({ id }) => id === first.id);
  return post ? [{ ...first, now: post.slug }] : [];
});

test('no rule shadows a page, and no file lies where every name moves', () => {
  expect(rules.filter(([from, , status]) => status === '301' && isBuilt(from))).toEqual([]);
  // Before the name of a file a placeholder for the year means nothing else; alone it would swallow /blog/tag/press.
  const years = rules.flatMap(([from]) => (from.includes(':year') ? [from] : []));
  expect(years).toEqual(
    builtFirstPosts.flatMap(({ slug, now }) => [
      `/:year/:month/${slug}.html`,
      // The rules for years would lead to the old name, and so in two hops to the new one.
      ...(slug === now ? [] : [`/:year/:month/${slug}`]),
    ]),
  );
  const folders = redirectTable.postFolders.filter((folder) =>
    existsSync(join(builtFolder, folder)),
  );
  expect(folders).toEqual([]);
});

test('each of the hundreds of rules answers over HTTP as it is written', async ({ request }) => {
  const filled = (path: string) =>
    path
      .replace(':year', '1999')
      .replace(':month', '05')
      .replace(/:slug|\*/, 'no-such-name');
  const own = rules.filter(([from]) => from.startsWith('/'));
  expect(own.length).toBeGreaterThan(250);
  // In groups, so that the host isn't overloaded.
  for (const some of chunk(own, 50)) {
    const expected = new Map(
      some.map(([from, to, status]) => [
        filled(from),
        status === '301' ? `301 ${filled(to)}` : status,
      ]),
    );
    expect(await wrong(request, expected)).toEqual([]);
  }
});

test('every row of the legacy map moves in one hop, with a slash and a query too', async ({
  request,
}) => {
  const expected = new Map(
    redirectTable.exact.flatMap(({ from, to }) => [
      [from, `301 ${to}`],
      [`${from}/`, `301 ${to}`],
      [`${from}?from=mail`, `301 ${to}?from=mail`],
      [to, '200'],
    ]),
  );
  expect(await wrong(request, expected)).toEqual([]);
});

test('every first post is reached in one hop from every address that it ever had', async () => {
  // Hundreds of addresses: the host's own rules are asked without a network between.
  const ask = netlifyAnswers(builtFolder);
  const answers = async (path: string) => {
    const { status, headers } = await ask(new Request(site.url + path));
    return [status, headers.get('location')].filter(Boolean).join(' ');
  };
  const years = range(redirectTable.firstDatedYear, new Date().getFullYear());
  for (const [index, { slug, id, now }] of builtFirstPosts.entries()) {
    // A rule of a year holds for every name, and a rule of a name for every year.
    const dated = `/${years[index % years.length] ?? ''}/01`;
    const folders = ['/blog-posts', '/articles', '/posts', '/news', dated];
    const old = [
      ...folders.flatMap((folder) => [`${folder}/${slug}`, `${folder}/${slug}.html`]),
      ...['/blog', '/blog-posts', '/articles'].map((folder) => `${folder}/${id}`),
    ];
    // A slash costs no second hop. One post is enough, because the rules are the same.
    for (const path of index === 0 ? old.flatMap((one) => [one, `${one}/`]) : old)
      expect([path, await answers(path)]).toEqual([path, `301 /blog/${now}`]);
    expect(await answers(`/blog/${now}`)).toBe('200');
  }
});

test('the patterns take names that nobody knows, and nothing else', async ({ request }) => {
  const expected = new Map([
    ['/blog-posts/no-such-post', '301 /blog/no-such-post'],
    ['/articles/no-such-post/', '301 /blog/no-such-post'],
    ['/posts/no-such-post', '301 /blog/no-such-post'],
    ['/2024/05/no-such-post', '301 /blog/no-such-post'],
    ['/2024/05/no-such-post.html', '301 /blog/no-such-post.html'],
    ['/blog/no-such-post', '404'],
    ['/blog/no-such-post.html', '404'],
    ['/news/no-such-post.html', '404'],
    ['/1999/05/no-such-post', '404'],
    ['/blog/tag/press', '200'],
    ['/blog/category/news', '200'],
    ['/blog/page/2', '200'],
    ['/blog/page/99', '200'],
    ['/blog/page/1', '301 /blog'],
    ['/blog-admin/edit/12', '200'],
    ['/news/rss.xml', '200'],
    ['/posts-data/texts-1.json', '200'],
    ['/no-such-page', '404'],
    ['/_redirects', '404'],
  ]);
  expect(await wrong(request, expected)).toEqual([]);
});

test('every page is at its address only: a slash behind it leads back', async ({ request }) => {
  const pages = ['/about', '/blog', '/news', '/blog/tag/press', `/blog/${builtPosts()[0]?.slug}`];
  const expected = new Map(pages.map((path) => [`${path}/?a=1`, `301 ${path}?a=1`]));
  expect(await wrong(request, expected)).toEqual([]);
});

const hosts = [
  ['http', 'bodegacatsofnewyork.com'],
  ['http', 'www.bodegacatsofnewyork.com'],
  ['https', 'www.bodegacatsofnewyork.com'],
] as const;

for (const [scheme, host] of hosts) {
  test(`${scheme}://${host} is one hop from the canonical host, and an old path one more`, async ({
    request,
  }) => {
    const as = { 'x-forwarded-proto': scheme, 'x-forwarded-host': host };
    for (const path of ['/', '/about?a=1', '/no-such-page'])
      expect(await answer(request, path, as)).toBe(`301 ${site.url}${path}`);
    // An old path moves first, then the host.
    expect(await answer(request, '/faq', as)).toBe('301 /about');
    expect(await answer(request, '/about', as)).toBe(`301 ${site.url}/about`);
    const canonical = { 'x-forwarded-proto': 'https', 'x-forwarded-host': new URL(site.url).host };
    expect(await answer(request, '/faq', canonical)).toBe('301 /about');
    expect(await answer(request, '/about', canonical)).toBe('200');
  });
}
