import { expect, test } from '@playwright/test';
import { builtInPost } from '#src/lib/posts/built-in.ts';
import type { PostFrontMatter } from '#src/schemas/post.ts';

const frontMatter: PostFrontMatter = {
  id: '2',
  title: 'Are Bodega Cats Legal?',
  excerpt: 'No, not yet.',
  author: { name: 'Bodega Cats of New York' },
  date: '2026-04-30',
  category: 'legal',
  tags: ['law'],
  cover: { scene: 'courtroom', background: 'blue', cats: [], alt: 'A cat before a gavel' },
  isFeatured: true,
  isPublished: true,
};
const body = Array.from({ length: 401 }, () => 'meow').join(' ');

test('a built-in post takes the shape that local posts have', () => {
  expect(builtInPost('legal', body, frontMatter)).toEqual({
    id: '2',
    slug: 'legal',
    title: 'Are Bodega Cats Legal?',
    excerpt: 'No, not yet.',
    author: { name: 'Bodega Cats of New York' },
    date: '2026-04-30',
    category: 'legal',
    tags: ['law'],
    readTime: '3 min read',
    coverImage: '/art/cover-legal.svg',
    coverAlt: 'A cat before a gavel',
    isFeatured: true,
    content: body,
  });
});

test('a cover may be a picture of the post, or a drawing of ours', () => {
  const covered = (cover: PostFrontMatter['cover']) =>
    builtInPost('legal', body, { ...frontMatter, cover });
  expect(
    covered({ picture: '../../assets/posts/legal/gavel-1.webp', alt: 'A gavel' }),
  ).toMatchObject({ coverImage: '/post-pictures/legal/gavel-1.webp', coverAlt: 'A gavel' });
  expect(covered({ drawing: '/art/scene-bridge.svg', alt: 'A bridge' }).coverImage).toBe(
    '/art/scene-bridge.svg',
  );
});

test('what a file says of a field under its own name is the post’s', () => {
  const credited = { ...frontMatter, coverCredit: 'Jane Doe' };
  expect(builtInPost('legal', body, credited).coverCredit).toBe('Jane Doe');
});

test('a given reading time is kept, and a post without text counts as 500 words', () => {
  const given = { ...frontMatter, readTime: '8 min read' };
  expect(builtInPost('legal', body, given).readTime).toBe('8 min read');
  expect(builtInPost('legal', '', frontMatter).readTime).toBe('3 min read');
});
