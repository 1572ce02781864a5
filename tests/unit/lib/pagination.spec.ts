import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { clampPage, pageCount, pageItems, pageMarks } from '#src/lib/pagination.ts';
import type { PageMark } from '#src/lib/pagination.ts';

/** As the page shows them. */
const shown = (marks: readonly PageMark[]) =>
  marks.map((mark) => (typeof mark === 'number' ? mark : '…')).join(' ');

test('6 posts fill a page; a list without posts has one page', () => {
  expect([0, 1, 6, 7, 12, 13].map((posts) => pageCount(posts))).toEqual([1, 1, 1, 2, 2, 3]);
  const posts = Array.from({ length: 14 }, (_, index) => index);
  expect(pageItems(posts, 1)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(pageItems(posts, 3)).toEqual([12, 13]);
});

test('the page is clamped between 1 and the total', () => {
  expect([-3, 0, 1, 4, 5, 99, Infinity].map((page) => clampPage(page, 4))).toEqual([
    1, 1, 1, 4, 4, 4, 4,
  ]);
  expect(clampPage(NaN, 4)).toBe(1);
  expect(clampPage(2.9, 4)).toBe(2);
  expect(clampPage(1, 0)).toBe(1);
});

test('with 7 pages or fewer all pages show', () => {
  for (const current of [1, 4, 7]) expect(shown(pageMarks(current, 7))).toBe('1 2 3 4 5 6 7');
  expect(shown(pageMarks(1, 1))).toBe('1');
});

test('with more: the first, the last, the current and its neighbors, an ellipsis above 3 and below the last minus 2', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((current) => shown(pageMarks(current, 8)))).toEqual([
    '1 2 … 8',
    '1 2 3 … 8',
    '1 2 3 4 … 8',
    '1 … 3 4 5 … 8',
    '1 … 4 5 6 … 8',
    '1 … 5 6 7 8',
    '1 … 6 7 8',
    '1 … 7 8',
  ]);
  expect(shown(pageMarks(50, 100))).toBe('1 … 49 50 51 … 100');
});

test.describe('for any list of 1 to 500 pages', () => {
  const totals = fc.integer({ min: 1, max: 500 });
  const currents = fc.integer({ min: -10, max: 510 });

  test('pages stand in order, once each, with the first, the last, the current and its neighbors', () => {
    fc.assert(
      fc.property(totals, currents, (total, wanted) => {
        const current = clampPage(wanted, total);
        const pages = pageMarks(wanted, total).filter((mark) => typeof mark === 'number');
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        const needed = [1, current - 1, current, current + 1, total];
        expect(pages).toEqual(
          expect.arrayContaining(needed.filter((page) => page >= 1 && page <= total)),
        );
        expect(pages.every((page) => page >= 1 && page <= total)).toBe(true);
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  test('an ellipsis shows exactly where the rule says, and stands between its neighbors', () => {
    fc.assert(
      fc.property(totals, currents, (total, wanted) => {
        const current = clampPage(wanted, total);
        const marks = pageMarks(wanted, total);
        expect(marks.includes('start-ellipsis')).toBe(total > 7 && current > 3);
        expect(marks.includes('end-ellipsis')).toBe(total > 7 && current < total - 2);
        if (marks.includes('start-ellipsis')) expect(marks.indexOf('start-ellipsis')).toBe(1);
        if (marks.includes('end-ellipsis'))
          expect(marks.indexOf('end-ellipsis')).toBe(marks.length - 2);
      }),
    );
  });

  test('where no ellipsis stands no page is left out', () => {
    fc.assert(
      fc.property(totals, currents, (total, wanted) => {
        pageMarks(wanted, total).forEach((mark, index, marks) => {
          const before = marks[index - 1];
          if (typeof mark === 'number' && typeof before === 'number') expect(mark).toBe(before + 1);
        });
      }),
    );
  });

  test('the pages together hold every item once, in order, at most 6 each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (length) => {
        const items = Array.from({ length }, (_, index) => index);
        const pages = Array.from({ length: pageCount(length) }, (_, index) =>
          pageItems(items, index + 1),
        );
        expect(pages.flat()).toEqual(items);
        expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(6);
      }),
      { numRuns: 50 },
    );
  });
});
