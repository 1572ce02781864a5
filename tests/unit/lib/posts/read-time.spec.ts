import { expect, test } from '@playwright/test';
import { minutesFor, publicReadTime, readTimeOf } from '#src/lib/posts/read-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'cat').join(' ');

test('words divided by 200, rounded up', () => {
  expect([1, 200, 201, 400, 1600].map(minutesFor)).toEqual([1, 1, 2, 2, 8]);
});

test('no content counts as 500 words', () => {
  expect(readTimeOf('')).toBe('3 min');
  expect(readTimeOf(' \n ')).toBe('3 min');
});

test("the editor says '{n} min', the public '{n} min read', and a given time is kept", () => {
  expect(readTimeOf(words(1600))).toBe('8 min');
  expect(publicReadTime(undefined, words(1600))).toBe('8 min read');
  expect(publicReadTime(' ', words(1600))).toBe('8 min read');
  expect(publicReadTime('5 min', words(1600))).toBe('5 min read');
  expect(publicReadTime('8 min read', '')).toBe('8 min read');
  expect(publicReadTime('a coffee', '')).toBe('a coffee');
});
