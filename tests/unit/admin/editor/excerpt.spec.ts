import { expect, test } from '@playwright/test';
import { excerptOf } from '#src/admin/editor/excerpt.ts';

const chair =
  'Olga has had the chair beside the register for nine years now, and nobody else sits down in it.';

test('a short text is the excerpt', () => {
  expect(excerptOf(chair)).toBe(chair);
  expect(excerptOf('')).toBe('');
});

test('of a long one, whole sentences stay where they are long enough', () => {
  const two = `${chair} She keeps the time of the store. `;
  expect(excerptOf(two + 'Then everybody goes home and the lights go out.')).toBe(two.trim());
});

test('else it is cut between words, and never longer than what fits', () => {
  const cut = excerptOf(`${chair} ${chair}`);
  expect(cut).toBe(`${chair} Olga has had the chair beside the register for nine years now…`);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(excerptOf('a'.repeat(200))).toBe(`${'a'.repeat(159)}…`);
  expect(excerptOf(`${chair} ${'a'.repeat(200)}`)).toHaveLength(160);
});
