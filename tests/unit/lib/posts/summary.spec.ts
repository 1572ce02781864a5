import { expect, test } from '@playwright/test';
import { postSummary } from '#src/lib/posts/summary.ts';

const post = {
  slug: 'are-bodega-cats-legal',
  body: Array.from({ length: 401 }, () => 'meow').join(' '),
  data: {
    title: 'Are Bodega Cats Legal?',
    excerpt: 'No, not yet.',
    date: '2026-04-30',
    category: 'community stories',
    cover: { alt: 'A cat before a gavel' },
  },
};

test('a card shows a post with its address, day, reading time and category (spec section 3)', () => {
  expect(postSummary(post)).toEqual({
    href: '/blog/are-bodega-cats-legal',
    title: 'Are Bodega Cats Legal?',
    excerpt: 'No, not yet.',
    date: 'April 30, 2026',
    isoDate: '2026-04-30',
    readTime: '3 min read',
    category: 'Community stories',
    cover: { src: '/art/cover-are-bodega-cats-legal.svg', alt: 'A cat before a gavel' },
  });
});

test('a given reading time is kept, and a post without text counts as 500 words', () => {
  expect(postSummary({ ...post, data: { ...post.data, readTime: '8 min read' } }).readTime).toBe(
    '8 min read',
  );
  expect(postSummary({ ...post, body: '' }).readTime).toBe('3 min read');
});

test('a day that can’t be read is shown as written and gets no markup (design section 2 item 20)', () => {
  const summary = postSummary({ ...post, data: { ...post.data, date: 'late spring' } });
  expect(summary.date).toBe('late spring');
  expect(summary.isoDate).toBeUndefined();
});
