import { expect, test } from '@playwright/test';
import type { z } from 'astro/zod';
import { catProfileSchema } from '#src/schemas/cat.ts';
import { postSchema } from '#src/schemas/post.ts';
import { pressArticleSchema } from '#src/schemas/press.ts';
import { productSchema } from '#src/schemas/product.ts';

/** Every error that a schema reports for a value. */
function complaints(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

const article = {
  id: 'npr-working-animals',
  publication: 'NPR',
  headline: 'A headline',
  excerpt: 'What it says.',
  date: '2025-04-25',
  url: 'https://www.wshu.org/a',
  category: 'broadcast',
};
const product = {
  id: 3,
  name: 'Register Queen',
  category: 'stickers',
  art: { cat: { coat: 'calico', pose: 'sitting' }, background: 'blue', garment: 'sticker' },
  confirmed: false,
};
const cat = {
  id: 'zorro',
  name: 'Zorro',
  place: 'Zaragoza, Avenue A',
  borough: 'Manhattan',
  year: '2025',
  source: { publication: 'Kinship', date: '2025-03-13' },
  note: 'The owner built him a shelf.',
  art: { cat: { coat: 'black', pose: 'loaf' }, background: 'yellow' },
  coatKnown: false,
  confidence: 'high',
};
const post = {
  id: 'snowy',
  title: 'Snowy comes home',
  excerpt: 'x'.repeat(120),
  date: '2026-04-17',
  category: 'Cats',
  tags: ['community'],
  cover: {
    scene: 'party',
    background: 'pink',
    cats: [{ coat: 'white', pose: 'sitting' }],
    alt: 'A white cat at a party.',
  },
};

test('entries as they should be pass, and a post gets its defaults', () => {
  expect(complaints(pressArticleSchema, article)).toEqual([]);
  expect(complaints(productSchema, product)).toEqual([]);
  expect(complaints(catProfileSchema, cat)).toEqual([]);
  expect(postSchema.parse(post)).toMatchObject({
    author: { name: 'Bodega Cats of New York' },
    isFeatured: false,
    isPublished: true,
  });
});

test('a wrong word is answered with the right ones', () => {
  const remedy = 'category: write one of national, local, online, international, broadcast';
  expect(complaints(pressArticleSchema, { ...article, category: 'press' })).toEqual([remedy]);
  expect(complaints(pressArticleSchema, { ...article, category: undefined })).toEqual([remedy]);
  expect(complaints(catProfileSchema, { ...cat, borough: 'Hoboken' })).toEqual([
    'borough: write one of Manhattan, Brooklyn, Queens, Bronx, Staten Island, Not given',
  ]);
});

test('a date may be partial, but must be real', () => {
  for (const date of ['2025-04-25', '2025-04', '2025', null]) {
    expect(complaints(pressArticleSchema, { ...article, date })).toEqual([]);
  }
  for (const date of ['2025-02-30', '2025-13', 'April 2025', '', undefined, 2025]) {
    expect(complaints(pressArticleSchema, { ...article, date })).toEqual([
      'date: write a real date as far as it is known, "2025-03-17", "2025-03" or "2025", or null when undated',
    ]);
  }
});

test('a misspelled field is named, with the fields there are', () => {
  expect(complaints(pressArticleSchema, { ...article, titel: 'x' })).toEqual([
    'titel: no such field; take it out or write one of id, publication, citedAs, headline, isFromAddress, language, excerpt, date, approximate, url, category, featured, isNew, note',
  ]);
});

test('a missing or blank text is asked for', () => {
  expect(complaints(pressArticleSchema, { ...article, headline: undefined })).toEqual([
    'headline: write the headline as printed',
  ]);
  expect(complaints(pressArticleSchema, { ...article, headline: '' })).toEqual([
    'headline: write the headline as printed',
  ]);
  expect(complaints(pressArticleSchema, { ...article, url: 'www.wshu.org' })).toEqual([
    'url: write the full address, beginning with https:// (or leave the field out)',
  ]);
});

test('a product number outside its category is refused', () => {
  expect(complaints(productSchema, { ...product, id: 19 })).toEqual([
    'id: 19 is not a number for stickers; write one from 1 to 18',
  ]);
  expect(complaints(productSchema, { ...product, id: '3' })).toEqual([
    'id: write a whole number: stickers 1 to 18, t-shirts 101 to 112, crewnecks 201 to 204, hoodies 301 to 303',
  ]);
});

test('a post is told its lengths, its categories and its day', () => {
  expect(complaints(postSchema, { ...post, title: 'x'.repeat(65) })).toEqual([
    'title: write a title (at most 64 characters)',
  ]);
  for (const excerpt of ['x'.repeat(119), 'x'.repeat(161), undefined]) {
    expect(complaints(postSchema, { ...post, excerpt })).toEqual([
      'excerpt: write 120 to 160 characters that say what the reader gets',
    ]);
  }
  expect(complaints(postSchema, { ...post, category: 'cats' })).toEqual([
    'category: write one of community, campaign, culture, educational, Cats, Working Cats, community stories, legal, news, feature',
  ]);
  expect(complaints(postSchema, { ...post, date: 'April 17, 2026' })).toEqual([
    "date: write a real day as 'YYYY-MM-DD', such as '2026-04-17'",
  ]);
  expect(complaints(postSchema, { ...post, tags: ['law', 'law'] })).toEqual([
    'tags: write a list of 1 to 6 tags, none of them twice',
  ]);
});

test('a cover may be a picture or a drawing of ours, and is told what is wrong with what it is', () => {
  const cover = (value: unknown) => complaints(postSchema, { ...post, cover: value });
  const alt = 'A cat on a counter';
  expect(cover({ picture: '../../assets/posts/a-cat/a-1.webp', alt })).toEqual([]);
  expect(cover({ drawing: '/art/scene-bridge.svg', alt })).toEqual([]);
  for (const picture of ['a.png', '/post-pictures/a/b.png', '../../assets/posts/a/b.svg', 3])
    expect(cover({ picture, alt })).toEqual([
      'picture: write the path of a file as "../../assets/posts/a-cat/on-the-counter.webp", with small letters, digits and hyphens, as PNG, JPEG, GIF or WebP',
    ]);
  expect(cover({ drawing: 'https://example.org/a.svg', alt })).toEqual([
    'drawing: write the address of one of our drawings, such as "/art/scene-bridge.svg"',
  ]);
  expect(cover({ picture: '../../assets/posts/a-cat/a.png', scene: 'party' })).toEqual([
    'alt: write one sentence that says what the cover shows; scene: no such field; take it out or write one of picture, alt',
  ]);
  expect(cover({ ...post.cover, scene: 'moon' })).toEqual([
    expect.stringMatching(/^scene: write one of [^;]*$/),
  ]);
  expect(cover('a.png')).toEqual(['write an object with the fields scene, background, cats, alt']);
});

test('former names are written as they stood in an address', () => {
  const former = (formerSlugs: unknown) => complaints(postSchema, { ...post, formerSlugs });
  expect(former(['snowy-is-back', 'snowy'])).toEqual([]);
  for (const wrong of [['Snowy is back'], [''], 'snowy', [3]])
    expect(former(wrong)).toEqual([
      'formerSlugs: write a list of the names that the post had in its address before, such as [snowy-is-back]',
    ]);
});

test('a post may say what stays in sight of its cover', () => {
  expect(postSchema.parse({ ...post, coverFocus: 'top left' }).coverFocus).toBe('top left');
  expect(complaints(postSchema, { ...post, coverFocus: 'left top' })).toEqual([
    'coverFocus: write one of top left, top, top right, left, right, bottom left, bottom, bottom right',
  ]);
});

test('a post may say who drew or took its cover', () => {
  expect(postSchema.parse({ ...post, coverCredit: 'Jane Doe' }).coverCredit).toBe('Jane Doe');
  expect(complaints(postSchema, { ...post, coverCredit: '' })).toEqual([
    'coverCredit: write a line, or leave the field out',
  ]);
});

test('a bare YAML date is the day that was written', () => {
  const parsed = postSchema.parse({ ...post, date: new Date('2026-04-17T00:00:00Z') });
  expect(parsed.date).toBe('2026-04-17');
});

test('a piece of the margin is told what its own kind needs', () => {
  const margin = (...pieces: unknown[]) => complaints(postSchema, { ...post, margin: pieces });
  const beside = 'the cake had three tiers';
  const place = { name: 'Avenue A', at: [40.7275, -73.983] };
  expect(
    margin(
      { quote: 'First the cat decided.', by: 'Kinship, 2025' },
      { poster: 'zorro', facts: ['A cat'], stamp: 'Home', beside },
      { map: [place], beside },
      { note: 'Trap, neuter, return.', term: 'TNR', beside },
    ),
  ).toEqual([]);
  expect(complaints(postSchema, { ...post, margin: 'quotes' })).toEqual([
    'margin: write a list of quotes, posters, maps and notes; the README says how',
  ]);
  for (const nothing of ['First the cat decided.', {}, { beside }, null])
    expect(margin(nothing)).toEqual([
      'margin: give each entry one of quote, poster, map, note; the README says how',
    ]);
  expect(margin({ quote: 'x'.repeat(121) })).toEqual([
    'quote: write a sentence as it stands in the text (at most 120 characters)',
  ]);
  expect(margin({ poster: 'Zorro', facts: [], beside })).toEqual([
    'poster: write small letters, digits and single hyphens only, such as "snowy-flatbush"',
    'facts: write a list of 1 to 4 short lines, each told by the text',
  ]);
  expect(margin({ map: [{ ...place, at: [40.7] }], beside })).toEqual([
    'at: write the latitude and the longitude of the corner or the neighborhood',
  ]);
  expect(margin({ map: Array(10).fill(place), beside })).toEqual([
    'map: write a list of 1 to 9 places, each with its name and at',
  ]);
  expect(margin({ note: 'Trap, neuter, return.', term: 'TNR', besides: beside })).toEqual([
    'beside: write words of the paragraph that it stands beside, as a reader sees them; besides: no such field; take it out or write one of note, term, beside, marginOnly',
  ]);
});
