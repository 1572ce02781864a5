import { expect, test } from '@playwright/test';
import { engineProblems, placedObjects } from '#tests/support/engine-properties.ts';

const problemsOf = (data: object) => placedObjects(data).flatMap(engineProblems);
const docs = 'https://developers.google.com/search/docs/appearance/structured-data';

const post = {
  '@type': 'BlogPosting',
  headline: 'A cat',
  image: 'https://example.org/a.png',
  datePublished: '2026-01-01T17:00:00Z',
  dateModified: '2026-01-01T17:00:00Z',
};
const step = (name: string, item?: string) => ({ '@type': 'ListItem', position: 1, name, item });

test('an author that is an organization has an address, a person none', () => {
  const named = { name: 'A. Writer' };
  expect(problemsOf({ ...post, author: { '@type': 'Person', ...named } })).toEqual([]);
  expect(problemsOf({ ...post, author: { '@type': 'Organization', ...named } })).toEqual([
    `Organization lacks url (${docs}/article)`,
  ]);
  expect(
    problemsOf({ ...post, author: { '@type': 'Person', ...named, url: 'https://example.org' } }),
  ).toEqual(['Person tells url, which its rule leaves out']);
});

test('every step of a breadcrumb but the last has an address', () => {
  const crumbs = (...steps: object[]) =>
    problemsOf({ '@type': 'BreadcrumbList', itemListElement: steps });
  expect(crumbs(step('Home', 'https://example.org'), step('A cat'))).toEqual([]);
  expect(crumbs(step('Home'), step('A cat'))).toEqual([
    `BreadcrumbList lacks itemListElement.item (${docs}/breadcrumb)`,
  ]);
});

test('a list within a page is held to its own rule, one at the top to the carousel’s', () => {
  const list = {
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 1 }],
  };
  expect(problemsOf([list])).toEqual([`ItemList lacks itemListElement.url (${docs}/carousel)`]);
  const page = { '@type': 'CollectionPage', name: 'News', url: 'https://example.org' };
  expect(problemsOf({ ...page, mainEntity: list })).toEqual([
    'ItemList lacks itemListElement.item (https://schema.org/ItemList)',
  ]);
});

test('a type without a rule is a problem wherever it stands', () => {
  expect(problemsOf({ ...post, author: { '@type': 'Robot', name: 'R' } })).toEqual([
    'there is no rule for BlogPosting.author Robot',
  ]);
});
