import { expect, test } from '@playwright/test';
import { publicReadingTime, readingMinutes, readingTime } from '#src/lib/posts/reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'cat').join(' ');

test('words divided by 200, rounded up', () => {
  expect([1, 200, 201, 400, 1600].map((count) => readingMinutes(words(count)))).toEqual([
    1, 1, 2, 2, 8,
  ]);
});

test('no content counts as 500 words', () => {
  expect(readingTime('')).toBe('3 min');
  expect(readingTime(' \n ')).toBe('3 min');
});

test("the editor says '{n} min', the public '{n} min read', and a given time is kept", () => {
  expect(readingTime(words(1600))).toBe('8 min');
  expect(publicReadingTime(undefined, words(1600))).toBe('8 min read');
  expect(publicReadingTime(' ', words(1600))).toBe('8 min read');
  expect(publicReadingTime('5 min', words(1600))).toBe('5 min read');
  expect(publicReadingTime('8 min read', '')).toBe('8 min read');
  expect(publicReadingTime('a coffee', '')).toBe('a coffee');
});
