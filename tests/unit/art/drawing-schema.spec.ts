import { expect, test } from '@playwright/test';
import {
  catDrawingSchema,
  productDrawingSchema,
  sceneDrawingSchema,
} from '#src/schemas/drawing.ts';

const cat = { coat: 'tuxedo', pose: 'sitting' };

const complaints = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
  },
  value: unknown,
): string[] => (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message);

test('good descriptions come out as they went in', () => {
  const full = { ...cat, asleep: true, mood: 'smug', wears: 'cap', prop: 'coffee' };
  expect(catDrawingSchema.parse(full)).toEqual(full);
  const hoodie = { cat, background: 'yellow', garment: 'hoodie', garmentColor: 'ink' };
  expect(productDrawingSchema.parse(hoodie)).toEqual(hoodie);
  const cover = { scene: 'counter', background: 'sky', cats: [full, cat] };
  expect(sceneDrawingSchema.parse(cover)).toEqual(cover);
});

test('a wrong word is answered with the field and the words to write', () => {
  expect(complaints(catDrawingSchema, { ...cat, coat: 'plaid' })).toEqual([
    'coat: write one of tuxedo, orange, gray, calico, black, brown, tortie, white, siamese or cow',
  ]);
  expect(complaints(catDrawingSchema, { coat: 'black' })).toEqual([
    'pose: write one of sitting, loaf, stretched, peeking or standing',
  ]);
  expect(complaints(catDrawingSchema, { ...cat, wears: 'crown' })).toEqual([
    'wears: write one of cap, bandana, bow, glasses, apron, beanie or nothing, or leave the field out',
  ]);
  expect(complaints(catDrawingSchema, { ...cat, asleep: 'yes' })).toEqual([
    'asleep: write true or false, without quotes',
  ]);
  expect(complaints(catDrawingSchema, 'tuxedo')).toEqual([
    'cat: write a coat and a pose, for example { coat: tuxedo, pose: sitting }',
  ]);
});

test('a field that does not exist is named, with those that do', () => {
  expect(complaints(catDrawingSchema, { ...cat, hat: 'cap' })).toEqual([
    'hat: no such field; write only coat, pose, asleep, mood, wears, trait or prop',
  ]);
});

test('a sticker has no cloth, a scene has one to four cats', () => {
  expect(
    complaints(productDrawingSchema, {
      cat,
      background: 'red',
      garment: 'sticker',
      garmentColor: 'ink',
    }),
  ).toEqual(['garmentColor: leave the field out, a sticker has no cloth; its color is background']);
  for (const cats of [[], [cat, cat, cat, cat, cat], 'tuxedo']) {
    expect(complaints(sceneDrawingSchema, { scene: 'bridge', background: 'sky', cats })).toEqual([
      'cats: write 1 to 4 cats, each with a coat and a pose',
    ]);
  }
});
