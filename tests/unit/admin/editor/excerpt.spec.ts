import { expect, test } from '@playwright/test';
import { excerptOf } from '#src/admin/editor/text-facts.ts';

const chair =
  'Olga has had the chair beside the register for nine years now, and nobody else sits down in it.';
const two = `${chair} She keeps the time of the store.`;

test('a text of whole sentences that fit is the excerpt', () => {
  expect(excerptOf(two)).toBe(two);
  expect(excerptOf('')).toBe('');
});

test('of a long one, the whole sentences that fit', () => {
  expect(excerptOf(`${two} Then everybody goes home and the lights go out.`)).toBe(two);
  const full = `${'a'.repeat(158)}.”`;
  expect(excerptOf(`${full} More.`)).toBe(full);
});

test('no sentence is cut: where none fits, there is no excerpt', () => {
  expect(excerptOf('No end')).toBe('');
  expect(excerptOf(`${'a'.repeat(160)}.`)).toBe('');
});

test('nothing is offered that the website would refuse as too short', () => {
  expect(excerptOf(chair)).toBe('');
  expect(excerptOf(`${chair} ${chair}`)).toBe('');
  const least = `${'a'.repeat(119)}.`;
  expect(excerptOf(least)).toBe(least);
  expect(excerptOf(least.slice(1))).toBe('');
});
