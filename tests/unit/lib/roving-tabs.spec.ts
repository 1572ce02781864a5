import { expect, test } from '@playwright/test';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

const key = (name: string, held: object = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test('arrows move by one and wrap around', () => {
  expect(nextTabIndex(key('ArrowRight'), 0, 5)).toBe(1);
  expect(nextTabIndex(key('ArrowRight'), 4, 5)).toBe(0);
  expect(nextTabIndex(key('ArrowLeft'), 4, 5)).toBe(3);
  expect(nextTabIndex(key('ArrowLeft'), 0, 5)).toBe(4);
});

test('Home and End go to the ends', () => {
  expect(nextTabIndex(key('Home'), 3, 5)).toBe(0);
  expect(nextTabIndex(key('End'), 1, 5)).toBe(4);
});

test('other keys keep their meaning', () => {
  for (const name of ['Tab', 'Enter', ' ', 'ArrowDown', 'ArrowUp', 'a']) {
    expect(nextTabIndex(key(name), 1, 5), name).toBeUndefined();
  }
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(nextTabIndex(key('ArrowLeft', { [held]: true }), 1, 5), held).toBeUndefined();
  }
});

test('a column goes by its own arrows, and begins before its first stop', () => {
  const column = ['ArrowUp', 'ArrowDown'];
  expect(nextTabIndex(key('ArrowDown'), -1, 3, column)).toBe(0);
  expect(nextTabIndex(key('ArrowUp'), -1, 3, column)).toBe(2);
  expect(nextTabIndex(key('ArrowDown'), 2, 3, column)).toBe(0);
  expect(nextTabIndex(key('ArrowRight'), 0, 3, column)).toBeUndefined();
});
