import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { headingIds } from '#src/lib/markdown/heading-ids.ts';

const idsOf = (...headings: string[]) => headings.map(headingIds());

test('a heading’s id is its words in lowercase with hyphens, accents folded, every script kept', () => {
  expect(
    idsOf('Where it stands', 'María’s “99¢” café & co.', '日本の猫', 'Snake_case - and   more'),
  ).toEqual(['where-it-stands', 'marias-99-cafe-co', '日本の猫', 'snake-case-and-more']);
});

test('a heading without words is a section, and no id comes twice in a text', () => {
  expect(idsOf('🐈', 'Sources', 'Sources', 'Sources 2', '???')).toEqual([
    'section',
    'sources',
    'sources-2',
    'sources-2-2',
    'section-2',
  ]);
  expect(idsOf('__proto__', 'constructor', 'constructor')).toEqual([
    'proto',
    'constructor',
    'constructor-2',
  ]);
});

test('the ids of the page around a text are taken', () => {
  expect(idsOf('Main', 'Where this stands')).toEqual(['main-2', 'where-this-stands-2']);
});

test('whatever the headings are, ids differ, hold no space and are the same each time', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (headings) => {
      const ids = idsOf(...headings);
      expect(new Set(ids).size).toBe(headings.length);
      for (const id of ids) expect(id).toMatch(/^[^\s:"<>]+$/u);
      expect(idsOf(...headings)).toEqual(ids);
    }),
  );
});
