import { expect, test } from '@playwright/test';
import { nextTabIndex } from '#src/lib/roving-tabs.ts';

test('arrows move by one and wrap around', () => {
  expect(nextTabIndex('ArrowRight', 0, 5)).toBe(1);
  expect(nextTabIndex('ArrowRight', 4, 5)).toBe(0);
  expect(nextTabIndex('ArrowLeft', 4, 5)).toBe(3);
  expect(nextTabIndex('ArrowLeft', 0, 5)).toBe(4);
});

test('Home and End go to the ends', () => {
  expect(nextTabIndex('Home', 3, 5)).toBe(0);
  expect(nextTabIndex('End', 1, 5)).toBe(4);
});

test('other keys keep their meaning', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', 'ArrowUp', 'a']) {
    expect(nextTabIndex(key, 1, 5), key).toBeUndefined();
  }
});
