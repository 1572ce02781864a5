import { expect, test } from '@playwright/test';
import { mendPost } from '#src/admin/exchange/mend-post.ts';
import type { MendCode } from '#src/admin/exchange/mend-post.ts';

const whole = {
  id: '7',
  slug: 'a-cat',
  title: 'A cat',
  excerpt: 'Of a cat.',
  content: '# A cat\r\n\tand its tail',
  author: { name: 'Jane', avatar: '/jane.webp', mood: 'sleepy' },
  date: 'January 1, 2025',
  category: 'community stories',
  tags: ['care', 'vets'],
  readTime: '8 min read',
  coverImage: '/cover.webp',
  coverAlt: 'A cat on a shelf',
  coverCredit: 'Jane Doe',
  coverFocus: 'top left',
  isFeatured: true,
  isPublished: false,
  mood: { sleepy: [1, null] },
};

test('a whole post stays as it is, fields that we don’t know included', () => {
  expect(mendPost(whole)).toEqual({ value: whole, mends: [] });
});

test('what has no title, content, excerpt or slug is no post', () => {
  for (const value of [null, 7, 'A cat', [], ['title'], {}, { id: '1' }, { title: ' ' }, { a: 1 }])
    expect(mendPost(value)).toBeNull();
});

test('blank fields get their fallbacks', () => {
  expect(mendPost({ content: 'Meow.' })).toEqual({
    value: {
      content: 'Meow.',
      title: 'Untitled Post',
      excerpt: 'No excerpt provided.',
      category: 'feature',
      slug: 'untitled-post',
    },
    mends: [
      { field: 'title', code: 'missing' },
      { field: 'excerpt', code: 'missing' },
      { field: 'category', code: 'missing' },
      { field: 'slug', code: 'missing' },
    ],
  });
  expect(mendPost({ title: 'A', content: null })?.value.content).toBe('No content provided.');
});

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQI12P4';
/** A field, what was imported, what is stored (undefined for nothing), and why. */
const fields: readonly (readonly [string, unknown, unknown, MendCode | null])[] = [
  ['title', 'A\u0000 cat\nsleeps', 'A cat sleeps', 'hidden'],
  ['title', '\u202e\ud800 evil \u2066cat\u2069', ' evil cat', 'hidden'],
  [
    'title',
    '\ud83d\ude3a \u05d7\u05ea\u05d5\u05dc\u200f',
    '\ud83d\ude3a \u05d7\u05ea\u05d5\u05dc\u200f',
    null,
  ],
  ['title', { toString: 'A' }, 'Untitled Post', 'notText'],
  ['title', 7, 7, null],
  ['content', ['# A'], 'No content provided.', 'notText'],
  ['content', 'a\u0007b\n', 'ab\n', 'hidden'],
  ['content', 'a\udc00\u202ab\n', 'ab\n', 'hidden'],
  ['excerpt', true, 'No excerpt provided.', 'notText'],
  ['slug', 'A Cat!', 'a-cat', 'notAddress'],
  ['slug', '../../etc', 'etc', 'notAddress'],
  ['slug', '', 'a-cat', 'missing'],
  ['slug', ['a'], 'a-cat', 'notText'],
  ['category', 'News', 'news', 'category'],
  ['category', 'working cats', 'Working Cats', 'category'],
  ['category', 'culture', 'culture', null],
  ['category', 'weather', 'feature', 'category'],
  ['category', 'constructor', 'feature', 'category'],
  ['category', ['news'], 'feature', 'category'],
  ['tags', 'care, vets,,', ['care', 'vets'], 'notTags'],
  ['tags', ['care', ' ', 7, null, {}], ['care', '7'], 'notTags'],
  ['tags', { care: true }, [], 'notTags'],
  ['tags', null, null, null],
  ['coverCredit', 'Jane\nDoe', 'Jane Doe', 'hidden'],
  ['coverCredit', ['Jane'], undefined, 'notText'],
  ['coverCredit', null, null, null],
  ['coverFocus', 'upper left', undefined, 'notFocus'],
  ['coverFocus', null, null, null],
  ['isFeatured', 'true', true, 'notYesNo'],
  ['isFeatured', 'maybe', false, 'notYesNo'],
  ['isFeatured', 1, true, 'notYesNo'],
  ['isPublished', 'false', false, 'notYesNo'],
  ['isPublished', 'maybe', true, 'notYesNo'],
  ['readTime', 8, '8 min', 'minutes'],
  ['readTime', {}, undefined, 'notText'],
  ['date', ['2025'], undefined, 'notText'],
  ['date', 'some day in June', 'some day in June', 'notDay'],
  ['author', 'Jane', 'Jane', null],
  ['author', 7, { name: 'Bodega Cats of New York' }, 'author'],
  ['author', { mood: 1 }, { mood: 1, name: 'Bodega Cats of New York' }, 'author'],
  ['author', { name: 'Jane', avatar: 'javascript:x' }, { name: 'Jane' }, 'notPicture'],
  ['coverImage', picture, picture, null],
  ['coverImage', 'https://example.com/a.png', 'https://example.com/a.png', null],
  ['coverImage', 'data:image/png;base64,PHN2Zz4=', undefined, 'notPicture'],
  ['coverImage', 'data:image/svg+xml,<svg onload="x">', undefined, 'notPicture'],
  ['coverImage', 'data:text/html,<script>', undefined, 'notPicture'],
  ['coverImage', 'javascript:alert(1)', undefined, 'notPicture'],
  ['coverImage', 7, undefined, 'notText'],
  ['coverImage', null, null, null],
];

for (const [field, came, stored, code] of fields) {
  test(`${field} ${JSON.stringify(came).slice(0, 60)} becomes ${JSON.stringify(stored ?? null).slice(0, 60)}`, () => {
    const mended = mendPost({ ...whole, title: 'A cat', [field]: came });
    expect(mended?.value[field]).toEqual(stored);
    expect(mended?.mends).toEqual(code === null ? [] : [{ field, code }]);
  });
}

test('prototype keys are data', () => {
  const text =
    '{"title":"A","slug":"a","excerpt":"b","content":"c","category":"news","__proto__":{"isFeatured":true},"constructor":{"prototype":{"hacked":1}},"toString":"x"}';
  const mended = mendPost(JSON.parse(text));
  expect(JSON.stringify(mended?.value)).toBe(text);
  expect(Object.getPrototypeOf(mended?.value)).toBe(Object.prototype);
  expect('hacked' in {}).toBe(false);
});
