import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { choicesAtOpening, readRowChoices, rowsQuery } from '#src/admin/posts/rows-address.ts';
import { allRows } from '#src/admin/posts/rows.ts';

test('nothing is said where nothing was chosen', () => {
  expect(rowsQuery(allRows)).toBe('');
  expect(readRowChoices('')).toEqual(allRows);
});

test('choices are written and read', () => {
  const choices = {
    term: 'fines & law',
    category: 'community stories',
    status: 'hidden',
    place: 'none',
    sort: 'title',
    order: 'descending',
  } as const;
  const query =
    '?search=fines+%26+law&category=community+stories&status=hidden&place=none&sort=title&order=descending';
  expect(rowsQuery(choices)).toBe(query);
  expect(readRowChoices(query)).toEqual(choices);
  expect(rowsQuery({ ...allRows, order: 'ascending' })).toBe('?order=ascending');
  expect(rowsQuery({ ...allRows, sort: 'title', order: 'ascending' })).toBe('?sort=title');
});

test('nonsense is ignored, other parameters are kept', () => {
  expect(
    readRowChoices('?search=%20&category=%20&status=lost&place=all&sort=__proto__&order=up'),
  ).toEqual(allRows);
  expect(readRowChoices('?sort=title&sort=date')).toMatchObject({ sort: 'title' });
  expect(readRowChoices('?category=NEWS')).toMatchObject({ category: 'news' });
  expect(rowsQuery({ ...allRows, term: 'cat' }, '?utm=x&search=old&sort=title')).toBe(
    '?utm=x&search=cat',
  );
});

test('the table opens as it was left, unless its address says something else', () => {
  const left = { ...allRows, term: 'leila', sort: 'title', order: 'ascending' } as const;
  expect(choicesAtOpening('', left)).toBe(left);
  expect(choicesAtOpening('?utm=x', left)).toBe(left);
  expect(choicesAtOpening('?status=hidden', left)).toEqual({ ...allRows, status: 'hidden' });
});

test('whatever is chosen comes back', () => {
  const choices = fc.record({
    term: fc.string().map((text) => text.trim()),
    category: fc.string().map((text) => text.trim().toLowerCase()),
    status: fc.constantFrom('all', 'featured', 'published', 'hidden', 'scheduled'),
    place: fc.constantFrom('all', 'none', 'only-here', 'live', 'live-newer'),
    sort: fc.constantFrom('title', 'date', 'category', 'status'),
    order: fc.constantFrom('ascending', 'descending'),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(readRowChoices(rowsQuery(chosen))).toEqual(chosen);
    }),
  );
  fc.assert(fc.property(fc.string(), (query) => void readRowChoices(query)));
});
