import { expect, test } from '@playwright/test';
import { findUnconfirmed, launchReport } from '#scripts/unconfirmed.ts';

const shop = { url: 'https://example.com', confirmed: false, note: 'Write the real address.' };

test('values are found at any depth and named by their path', () => {
  const data = {
    links: { shop, petition: { url: 'https://example.org', confirmed: true } },
    figures: { goal: { line: '50,000+ followers', confirmed: false } },
  };
  expect(findUnconfirmed(data, 'src/config/a.ts')).toEqual([
    { file: 'src/config/a.ts', path: 'links.shop', note: 'Write the real address.' },
    { file: 'src/config/a.ts', path: 'figures.goal', note: '50,000+ followers' },
  ]);
});

test('an entry of a list is named by its name', () => {
  const data = [
    { name: 'First', confirmed: true },
    { name: 'Second', confirmed: false },
  ];
  expect(findUnconfirmed(data, 'a.json')).toEqual([
    { file: 'a.json', path: '[1] Second', note: '' },
  ]);
});

test('what two names lead to is listed once, and a circle ends', () => {
  const circle: Record<string, unknown> = { shop, alias: shop };
  circle.self = circle;
  expect(findUnconfirmed(circle, 'a.ts').map(({ path }) => path)).toEqual(['shop']);
});

test('only the word false counts', () => {
  expect(findUnconfirmed({ a: { confirmed: null }, b: { confirmed: 'false' } }, 'a.ts')).toEqual(
    [],
  );
});

test('the report says what is left', () => {
  const left = findUnconfirmed({ shop, other: { confirmed: false } }, 'a.ts');
  expect(launchReport(left)).toBe(
    'a.ts: shop: Write the real address.\n' +
      'a.ts: other: Confirm or replace it.\n\n' +
      '2 values are not confirmed. Check or correct each one, then write "confirmed: true" beside it.',
  );
  expect(launchReport([])).toBe('Every value is confirmed. Ready to launch.');
});
