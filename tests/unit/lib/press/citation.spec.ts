import { expect, test } from '@playwright/test';
import { citation, citationText } from '#src/lib/press/citation.ts';

const article = { headline: 'Bodega Cats: The Catch-22', publication: 'The Paper', date: null };

test('a citation is title, outlet, date and address in one sentence', () => {
  expect(
    citationText({
      ...article,
      date: '2025-03-17',
      url: 'https://example.org/a',
    }),
  ).toBe('“Bodega Cats: The Catch-22,” The Paper, March 17, 2025, https://example.org/a.');
});

test('what isn’t known is left out, and a date is never completed', () => {
  expect(citationText(article)).toBe('“Bodega Cats: The Catch-22,” The Paper.');
  const dated = (date: string, approximate?: true) =>
    citationText({ ...article, date, approximate });
  expect(dated('2025-03')).toBe('“Bodega Cats: The Catch-22,” The Paper, March 2025.');
  expect(dated('2025')).toBe('“Bodega Cats: The Catch-22,” The Paper, 2025.');
  expect(dated('2025-03', true)).toBe('“Bodega Cats: The Catch-22,” The Paper, about March 2025.');
});

test('a headline that was read from an address is no quotation', () => {
  expect(citationText({ ...article, isFromAddress: true })).toBe(
    'Bodega Cats: The Catch-22, The Paper.',
  );
});

test('a piece that is only attributed, or our own, is cited as that', () => {
  expect(citationText({ ...article, citedAs: 'attributed to The Paper' })).toBe(
    '“Bodega Cats: The Catch-22,” attributed to The Paper.',
  );
});

for (const [headline, title] of [
  ['Are Bodega Cats Legal?', '“Are Bodega Cats Legal?”'],
  ['Gotta go to cats deli!', '“Gotta go to cats deli!”'],
  ['It immediately went viral.', '“It immediately went viral,”'],
  ["beloved but illegal 'bodega cats'", "“beloved but illegal 'bodega cats,'”"],
  ['wollen "Bodega Cats" legalisieren', '“wollen ‘Bodega Cats’ legalisieren,”'],
  ['legalisieren "Bodega Cats"', '“legalisieren ‘Bodega Cats,’”'],
  ['Who says “no”?', '“Who says ‘no’?”'],
] as const) {
  test(`the title ${headline} is cited as ${title}`, () => {
    expect(citation({ ...article, headline }).title).toBe(title);
  });
}
