import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { drawWordmark } from '#src/art/wordmark.ts';
import { boilerplates } from '#src/config/brand.ts';
import { coats } from '#src/config/drawings.ts';
import { zipFiles } from '#src/lib/press-kit/archive.ts';
import { pressDrawings } from '#src/lib/press-kit/drawings.ts';
import { pressFacts } from '#src/lib/press-kit/facts.ts';
import { boilerplatesText, factsText, quotesText, readmeText } from '#src/lib/press-kit/texts.ts';

const facts = pressFacts();
const valueOf = (label: string) => {
  const fact = facts.find((one) => one.label === label);
  return fact && [fact.value, fact.rest].filter(Boolean).join(', ');
};

test('the facts show the claims as written and what the sources add, with their dates', () => {
  expect(valueOf('Petition signatures')).toBe('10,000+');
  expect(valueOf('Petition signatures, latest count')).toBe('13,500+');
  expect(valueOf('Followers')).toBe('50,000+');
  expect(valueOf('Reach, together with partner accounts')).toBe('1.7M+');
  expect(valueOf('History walks, per person from')).toBe('$40');
  expect(facts.find(({ label }) => label === 'Petition signatures, latest count')?.asOf).toBe(
    'April 17, 2026',
  );
});

test('the fundraiser is told as it was announced, on the day of the report', () => {
  expect(facts.find(({ label }) => label === 'Fundraiser for store cats')).toMatchObject({
    value: 'Goal $30,000',
    rest: 'by June 30, 2025',
    asOf: 'April 23, 2025',
    source: { name: 'amNewYork' },
  });
});

test('no fact calls a bill passed', () => {
  expect(valueOf('Bill in the New York City Council')).toBe(
    'Int. 1471-2025, introduced November 12, 2025, not passed; the Council session ended December 31, 2025',
  );
  expect(valueOf('Bill in the New York State Assembly')).toBe(
    'A8341, introduced May 13, 2025, not passed',
  );
});

test('facts.txt holds every fact with its date and source', () => {
  expect(factsText(facts)).toContain(
    'Petition signatures: 10,000+\n  As of: April 3, 2025. Source: Associated Press\n',
  );
  expect(factsText(facts)).toContain(
    'Fundraiser for store cats: Goal $30,000 (by June 30, 2025)\n',
  );
  expect(factsText(facts).match(/ {2}As of: /g)).toHaveLength(facts.length);
});

test('quotes.txt gives each quote its source, a date as far as known, and a link only if there is one', () => {
  const text = quotesText([
    { quote: 'First words', source: 'A Paper', date: '2025-03', url: 'https://example.com/a' },
    { quote: 'Other words', source: 'A Station', date: null },
  ]);
  expect(text).toContain('“First words”\n  A Paper, March 2025, https://example.com/a\n');
  expect(text).toContain('“Other words”\n  A Station, undated\n');
});

test('boilerplates.txt holds both texts as they stand on the page', () => {
  expect(boilerplatesText()).toContain(boilerplates.short);
  expect(boilerplatesText()).toContain(boilerplates.long);
});

test('the archive holds a dozen drawings, every coat among them, each with a name of its own', () => {
  expect(pressDrawings).toHaveLength(12);
  expect(new Set(pressDrawings.map(({ name }) => name)).size).toBe(12);
  const drawn = pressDrawings.flatMap((drawing) => ('cat' in drawing ? drawing.cat.coat : []));
  expect(drawn.toSorted()).toEqual(coats.toSorted());
  for (const { name, title } of pressDrawings) {
    expect(readmeText(pressDrawings)).toContain(`${name}: ${title}`);
  }
});

test('the wordmark is outlines in the asked color: it needs no font', () => {
  const svg = drawWordmark('#1b1a1d');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" /);
  expect(svg.match(/<path /g)).toHaveLength(2);
  expect(svg).toContain('fill="#1b1a1d"');
  expect(svg).not.toContain('<text');
});

test('the archive is the same bytes whenever and wherever it is made, in one folder', () => {
  const files = { 'README.txt': 'Hello, press', 'drawings/cat.png': new Uint8Array([1, 2, 3]) };
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  const inTokyo = zipFiles('kit', files);
  process.env.TZ = 'America/New_York';
  const inNewYork = zipFiles('kit', files);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;

  expect(inTokyo).toEqual(inNewYork);
  const unpacked = unzipSync(inNewYork);
  expect(Object.keys(unpacked)).toEqual(['kit/README.txt', 'kit/drawings/cat.png']);
  expect(strFromU8(unpacked['kit/README.txt'] ?? new Uint8Array())).toBe('Hello, press');
});
