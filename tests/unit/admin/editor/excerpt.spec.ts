import { expect, test } from '@playwright/test';
import { excerptOf } from '#src/admin/editor/excerpt.ts';

const chair =
  'Olga has had the chair beside the register for nine years now, and nobody else sits down in it.';

test('a short text of whole sentences is the excerpt', () => {
  expect(excerptOf(chair)).toBe(chair);
  expect(excerptOf('')).toBe('');
});

test('of a long one, the whole sentences that fit', () => {
  const two = `${chair} She keeps the time of the store. `;
  expect(excerptOf(two + 'Then everybody goes home and the lights go out.')).toBe(two.trim());
  expect(excerptOf(`${chair} ${chair}`)).toBe(chair);
  const full = `${'a'.repeat(158)}.”`;
  expect(excerptOf(`${full} More.`)).toBe(full);
});

test('no sentence is cut: where none fits, there is no excerpt', () => {
  expect(excerptOf('No end')).toBe('');
  expect(excerptOf(`${'a'.repeat(160)}.`)).toBe('');
});
