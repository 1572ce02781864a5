import { expect, test } from '@playwright/test';
import type { Post } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';

const post: Post = {
  id: '2',
  slug: 'are-bodega-cats-legal',
  title: 'Are Bodega Cats Legal?',
  excerpt: 'No, not yet.',
  author: { name: 'Bodega Cats of New York' },
  date: '2026-04-30',
  category: 'community stories',
  tags: [],
  readTime: '8 min read',
  coverImage: '/art/cover-are-bodega-cats-legal.svg',
  coverAlt: 'A cat before a gavel',
  isFeatured: false,
  content: 'No.',
};

test('a card shows a post with its address, day, reading time and category', () => {
  expect(postSummary(post)).toEqual({
    href: '/blog/are-bodega-cats-legal',
    title: 'Are Bodega Cats Legal?',
    excerpt: 'No, not yet.',
    date: 'April 30, 2026',
    isoDate: '2026-04-30',
    updated: undefined,
    readTime: '8 min read',
    category: 'Community stories',
    cover: {
      src: '/art/cover-are-bodega-cats-legal.svg',
      alt: 'A cat before a gavel',
      name: 'cover-are-bodega-cats-legal',
    },
  });
});

test('a cover that is missing or forbidden is the placeholder', () => {
  for (const coverImage of [undefined, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>']) {
    expect(postSummary({ ...post, coverImage }).cover.src).toBe('/art/placeholder.svg');
  }
  expect(postSummary({ ...post, coverImage: 'data:image/png;base64,AA' }).cover.src).toBe(
    'data:image/png;base64,AA',
  );
});

test('a day that can’t be read is shown as written and gets no markup', () => {
  const summary = postSummary({ ...post, date: 'late spring' });
  expect(summary.date).toBe('late spring');
  expect(summary.isoDate).toBeUndefined();
});

test('a later change is shown with its day, one of no known day is not', () => {
  const updatedOf = (lastUpdated: string) => postSummary({ ...post, lastUpdated }).updated;
  expect(updatedOf('2026-05-02')).toEqual({ date: 'May 2, 2026', isoDate: '2026-05-02' });
  for (const lastUpdated of ['', 'last summer']) expect(updatedOf(lastUpdated)).toBeUndefined();
});
