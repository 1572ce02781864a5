import { expect, test } from '@playwright/test';
import { redirectTable } from '#src/config/redirects.ts';
import { builtSite, hostRules, tooManyRules } from '#src/lib/redirects/host-rules.ts';

const site = {
  url: 'https://bodegacatsofnewyork.com',
  slugs: ['bodega-cat-faq'],
  ids: new Map([['bodega-cat-faq', '1']]),
  pages: new Set(['/', '/blog', '/blog/bodega-cat-faq', '/blog-admin', '/blog-post-not-found']),
  year: 2021,
};

test('the rules stand in the order in which the host must try them', () => {
  expect(hostRules({ ...redirectTable, exact: [{ from: '/faq', to: '/about' }] }, site)).toEqual([
    'http://bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    'http://www.bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    'https://www.bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    '/faq /about 301',
    '/blog-posts/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/articles/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/posts/bodega-cat-faq /blog/bodega-cat-faq 301',
    '/posts/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/news/bodega-cat-faq /blog/bodega-cat-faq 301',
    '/news/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/2020/:month/bodega-cat-faq /blog/bodega-cat-faq 301',
    '/2020/:month/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/2021/:month/bodega-cat-faq /blog/bodega-cat-faq 301',
    '/2021/:month/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/blog/1 /blog/bodega-cat-faq 301',
    '/blog-posts/1 /blog/bodega-cat-faq 301',
    '/articles/1 /blog/bodega-cat-faq 301',
    '/blog-posts/:slug /blog/:slug 301',
    '/articles/:slug /blog/:slug 301',
    '/blog/page/0 /blog 301',
    '/blog/page/1 /blog 301',
    '/blog/page/* /blog 200',
    '/blog-admin/edit/* /blog-admin 200',
    '/blog/* /blog-post-not-found 404',
  ]);
});

test('a rule that needs a page is left out of a build without it', () => {
  const lines = hostRules(redirectTable, { ...site, pages: new Set(['/']) });
  expect(lines.filter((line) => !line.includes(' 301'))).toEqual([]);
});

test('an id leads to its post, unless a post has it as its slug or it can’t stand in a rule', () => {
  const posts = [
    ['a-post', 'A.1'],
    ['b-post', 'a-post'],
    ['c-post', 'c-post'],
    ['d-post', 'two words'],
    ['e-post', '*'],
    ['f-post', ':slug'],
  ] as const;
  const slugs = [...posts.map(([slug]) => slug), 'no-known-id'];
  const lines = hostRules(redirectTable, {
    ...site,
    slugs,
    ids: new Map(posts),
    pages: new Set(slugs.map((slug) => `/blog/${slug}`)),
  });
  expect(lines.filter((line) => line.startsWith('/blog/'))).toEqual(['/blog/A.1 /blog/a-post 301']);
});

test('a build is known by its pages, and its posts by theirs', () => {
  const pathnames = ['', 'blog', '/blog/my-post/', 'blog/a-post', 'blog/page/2', 'blog/tag/cats'];
  const ids = new Map([['a-post', '1']]);
  expect(builtSite(pathnames, 'https://example.com', 2026, ids)).toEqual({
    url: 'https://example.com',
    slugs: ['a-post', 'my-post'],
    pages: new Set([
      '/',
      '/blog',
      '/blog/my-post',
      '/blog/a-post',
      '/blog/page/2',
      '/blog/tag/cats',
    ]),
    year: 2026,
    ids,
  });
});

test('a page of the list beyond the last one shows the last one', () => {
  const pages = new Set(['/', '/blog', '/blog/page/2', '/blog/page/3']);
  const lines = hostRules(redirectTable, { ...site, pages });
  expect(lines.filter((line) => line.startsWith('/blog/page/'))).toEqual([
    '/blog/page/0 /blog 301',
    '/blog/page/1 /blog 301',
    '/blog/page/* /blog/page/3 200',
  ]);
});

test('who builds is told when the rules are more than the host advises', () => {
  expect(tooManyRules(9_999, 430)).toBeNull();
  expect(tooManyRules(10_000, 430)).toBe(
    '10000 redirect rules, 23 for each of 430 posts: Netlify advises against 10000 or more and may refuse them. ' +
      'Raise firstDatedYear in src/config/redirects.ts, or leave out old addresses that nobody uses.',
  );
});
