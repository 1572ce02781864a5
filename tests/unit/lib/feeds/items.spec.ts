import { expect, test } from '@playwright/test';
import { postItems } from '#src/lib/feeds/post-items.ts';
import { pressItems } from '#src/lib/feeds/press-items.ts';
import type { Post } from '#src/lib/posts/post.ts';
import type { PressArticle } from '#src/schemas/press.ts';

const post: Post = {
  id: '7',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  author: { name: 'Somebody' },
  date: 'April 30, 2026',
  lastUpdated: '2026-05-02',
  category: 'community stories',
  tags: ['stores'],
  readTime: '2 min read',
  isFeatured: false,
  content: '[x](/y)',
};
const draw = (text: string) => Promise.resolve(`<p>${text}</p><a href="/y">y</a>`);

test('a post is fed whole, by a guid that outlives its address', async () => {
  const item = {
    guid: 'tag:bodegacatsofnewyork.com,2025:post/7',
    title: 'A post',
    url: 'https://bodegacatsofnewyork.com/blog/a-post',
    summary: 'What it says.',
    content: '<p>[x](/y)</p><a href="https://bodegacatsofnewyork.com/y">y</a>',
    isoDate: '2026-04-30',
    isoUpdated: '2026-05-02',
    author: 'Somebody',
    categories: ['Community stories', 'stores'],
  };
  expect(await postItems([post], draw)).toEqual([item]);
  const [moved] = await postItems([{ ...post, slug: 'another-name' }], draw);
  expect(moved?.guid).toBe(item.guid);
});

test('only the newest 30 posts are fed, in their order', async () => {
  const many = Array.from({ length: 40 }, (_, place) => ({ ...post, id: String(place) }));
  const items = await postItems(many, draw);
  expect(items).toHaveLength(30);
  expect(items[29]?.guid).toBe('tag:bodegacatsofnewyork.com,2025:post/29');
});

test('a post whose date can’t be read is fed without one', async () => {
  const [item] = await postItems([{ ...post, date: 'some day', lastUpdated: 'later' }], draw);
  expect(item).toMatchObject({ isoDate: undefined, isoUpdated: undefined });
});

const article: PressArticle = {
  id: 'npr-cats',
  publication: 'NPR',
  headline: 'Bodega cats',
  excerpt: 'A walk.',
  date: '2025-04-25',
  url: 'https://example.org/npr',
  category: 'national',
};

test('coverage leads to the outlet, whose name and date are told in words too', () => {
  expect(pressItems([article])).toEqual([
    {
      guid: 'tag:bodegacatsofnewyork.com,2025:press/npr-cats',
      title: 'Bodega cats',
      url: 'https://example.org/npr',
      summary: 'NPR, April 25, 2025. A walk.',
      isoDate: '2025-04-25',
      author: 'NPR',
      categories: ['National'],
    },
  ]);
});

test('a date that is partial, inferred or missing is told and never completed', () => {
  const told = (change: Partial<PressArticle>) => {
    const [item] = pressItems([{ ...article, ...change }]);
    return [item?.isoDate, item?.summary];
  };
  expect(told({ date: '2025-03' })).toEqual([undefined, 'NPR, March 2025. A walk.']);
  expect(told({ date: '2025' })).toEqual([undefined, 'NPR, 2025. A walk.']);
  expect(told({ date: null })).toEqual([undefined, 'NPR, undated. A walk.']);
  expect(told({ approximate: true })).toEqual([undefined, 'NPR, about April 25, 2025. A walk.']);
});
