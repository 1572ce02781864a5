import { expect, test } from '@playwright/test';
import { firstPosts } from '#src/config/first-posts.ts';
import { redirectTable } from '#src/config/redirects.ts';
import { hostRules } from '#src/lib/redirects/host-rules.ts';

const faq = { slug: 'bodega-cat-faq', id: '1' };
const site = {
  url: 'https://bodegacatsofnewyork.com',
  posts: [faq],
  pages: new Set(['/', '/blog', '/blog/bodega-cat-faq', '/blog-admin', '/blog/404']),
  year: 2021,
};
const isDynamic = (line: string) => /[:*]/.test(line.split(' ')[0] ?? '');

test('the rules stand in the order in which the host must try them', () => {
  const table = { ...redirectTable, exact: [{ from: '/faq', to: '/about' }] };
  expect(hostRules(table, [faq], site)).toEqual([
    '/faq /about 301',
    '/blog/page/0 /blog 301',
    '/blog/page/1 /blog 301',
    '/blog/1 /blog/bodega-cat-faq 301',
    '/blog-posts/1 /blog/bodega-cat-faq 301',
    '/blog-posts/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/articles/1 /blog/bodega-cat-faq 301',
    '/articles/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/posts/1 /blog/bodega-cat-faq 301',
    '/posts/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/news/bodega-cat-faq /blog/bodega-cat-faq 301',
    '/news/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    'http://bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    'http://www.bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    'https://www.bodegacatsofnewyork.com/* https://bodegacatsofnewyork.com/:splat 301!',
    '/:year/:month/bodega-cat-faq.html /blog/bodega-cat-faq 301',
    '/blog-posts/:slug /blog/:slug 301',
    '/articles/:slug /blog/:slug 301',
    '/posts/:slug /blog/:slug 301',
    '/2020/:month/:slug /blog/:slug 301',
    '/2021/:month/:slug /blog/:slug 301',
    '/blog/page/* /blog 200',
    '/blog-admin/edit/* /blog-admin 200',
    '/blog/* /blog/404 404',
  ]);
});

test('a thousand posts more change no rule, and what a host counts stays low', () => {
  const pages = new Set([...site.pages, ...firstPosts.map(({ slug }) => `/blog/${slug}`)]);
  const first = { ...site, year: 2026, posts: firstPosts, pages };
  const later = Array.from({ length: 1000 }, (_, index) => ({
    slug: `later-${index}`,
    id: `of-its-own-${index}`,
  }));
  const rules = hostRules(redirectTable, firstPosts, first);
  expect(
    hostRules(redirectTable, firstPosts, { ...first, posts: [...later, ...firstPosts] }),
  ).toEqual(rules);
  expect(rules).toHaveLength(280);
  // Cloudflare Pages counts from the first rule with a placeholder or splat on, whatever follows.
  const dynamic = rules.slice(rules.findIndex(isDynamic));
  expect(dynamic.filter((line) => !isDynamic(line))).toEqual([]);
  expect(dynamic.length).toBeLessThanOrEqual(60);
});

test('a rule that needs a page is left out of a build without it', () => {
  const lines = hostRules(redirectTable, [faq], { ...site, pages: new Set(['/']) });
  expect(lines.filter((line) => !line.includes(' 301'))).toEqual([]);
});

test('a first post with another slug is reached by its old ones, and one that is gone by none', () => {
  const posts = [{ slug: 'new-name', id: '1' }];
  const gone = { slug: 'gone', id: '2' };
  const pages = new Set([...site.pages, '/blog/new-name']);
  pages.delete('/blog/bodega-cat-faq');
  const lines = hostRules(redirectTable, [faq, gone], { ...site, posts, pages });
  expect(lines.filter((line) => line.includes('gone'))).toEqual([]);
  expect(lines).toContain('/blog/bodega-cat-faq /blog/new-name 301');
  expect(lines).toContain('/news/bodega-cat-faq.html /blog/new-name 301');
});

test('a renamed post is reached by every name it had, each once and in one hop, but for those of other posts', () => {
  const posts = [
    { slug: 'now', id: '1', formerSlugs: ['bodega-cat-faq', 'between', 'now', 'taken'] },
    { slug: 'taken', id: '2', formerSlugs: ['between', 'now', 'taken'] },
    { slug: 'later', id: '3', formerSlugs: ['earlier'] },
  ];
  const pages = new Set([...site.pages, ...posts.map(({ slug }) => `/blog/${slug}`)]);
  pages.delete('/blog/bodega-cat-faq');
  const lines = hostRules(redirectTable, [faq], { ...site, posts, pages });
  expect(lines.filter((line) => /^\/blog\/[a-z-]+ /.test(line))).toEqual([
    '/blog/bodega-cat-faq /blog/now 301',
    '/blog/between /blog/now 301',
    '/blog/earlier /blog/later 301',
  ]);
  // They count as plain lines, of which hosts take more.
  expect(lines.findIndex(isDynamic)).toBeGreaterThan(
    lines.indexOf('/blog/earlier /blog/later 301'),
  );
});

test('an address that a page took is left to the page', () => {
  const pages = new Set([...site.pages, '/blog/1']);
  const lines = hostRules(redirectTable, [faq], { ...site, pages });
  expect(lines.filter((line) => line.startsWith('/blog/1 '))).toEqual([]);
});

test('a page of the list beyond the last one shows the last one', () => {
  const pages = new Set(['/', '/blog', '/blog/page/2', '/blog/page/3']);
  const lines = hostRules(redirectTable, [], { ...site, pages });
  expect(lines.filter((line) => line.startsWith('/blog/page/'))).toEqual([
    '/blog/page/0 /blog 301',
    '/blog/page/1 /blog 301',
    '/blog/page/* /blog/page/3 200',
  ]);
});
