import { expect, test } from '@playwright/test';
import { neighborPosts } from '#src/lib/posts/neighbors.ts';

const [newest, middle, oldest] = [{ id: '3' }, { id: '2' }, { id: '1' }];
const list = [newest, middle, oldest];

test('the newer post stands before one in the list, the older behind it', () => {
  expect(neighborPosts('2', list)).toEqual({ newer: newest, older: oldest });
});

test('the ends of the list have one neighbor, a post alone or unknown has none', () => {
  expect(neighborPosts('3', list)).toEqual({ newer: undefined, older: middle });
  expect(neighborPosts('1', list)).toEqual({ newer: middle, older: undefined });
  expect(neighborPosts('3', [newest])).toEqual({ newer: undefined, older: undefined });
  expect(neighborPosts('9', list)).toEqual({ newer: undefined, older: undefined });
});
