import { z } from 'astro/zod';
import {
  backgrounds,
  coats,
  garmentColors,
  garments,
  maxSceneCats,
  moods,
  poses,
  props,
  scenes,
  traits,
  wears,
} from '#src/config/drawings.ts';

const either = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words[words.length - 1] ?? ''}`;

/** One word of a list; the error names the field and every word that may be written. */
const oneOf = <const Words extends readonly [string, ...string[]]>(field: string, words: Words) =>
  z.enum(words, { error: `${field}: write one of ${either(words)}` });

/** A field that is left out when the drawing doesn't need it. */
const oneOfOrNone = <const Words extends readonly [string, ...string[]]>(
  field: string,
  words: Words,
) =>
  z
    .enum(words, { error: `${field}: write one of ${either(words)}, or leave the field out` })
    .optional();

/** An object whose every field is known; of any other value, what to write instead. */
const drawing = <Shape extends z.ZodRawShape>(shape: Shape, remedy: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${String(issue.keys)}: no such field; write only ${either(Object.keys(shape))}`
        : remedy,
  });

const background = oneOf('background', backgrounds).describe('The flat color behind the drawing');

/** One cat. */
export const catDrawingSchema = drawing(
  {
    coat: oneOf('coat', coats).describe('The fur: its colors, marks, eyes and build'),
    pose: oneOf('pose', poses).describe('How the cat sits, lies, stands or looks out of a box'),
    asleep: z
      .boolean({ error: 'asleep: write true or false, without quotes' })
      .optional()
      .describe('Eyes closed; the mood is not shown then'),
    mood: oneOfOrNone('mood', moods).describe('The face; calm when left out'),
    wears: oneOfOrNone('wears', wears).describe(
      'What the cat has on; a red collar with a bell when left out',
    ),
    trait: oneOfOrNone('trait', traits).describe(
      'What sets its body apart from most others; nothing when left out',
    ),
    prop: oneOfOrNone('prop', props).describe('What the cat has beside it; nothing when left out'),
  },
  'cat: write a coat and a pose, for example { coat: tuxedo, pose: sitting }',
).describe('A cat drawn as a sticker');

/** A product picture. */
export const productDrawingSchema = drawing(
  {
    cat: catDrawingSchema,
    background,
    garment: oneOf('garment', garments).describe(
      'What the cat is printed on; sticker is the cat with its white edge',
    ),
    garmentColor: oneOfOrNone('garmentColor', garmentColors).describe(
      'The cloth of a garment, white when left out; not for a sticker',
    ),
  },
  'drawing: write a cat, a background and a garment',
)
  .refine(({ garment, garmentColor }) => garment !== 'sticker' || garmentColor === undefined, {
    path: ['garmentColor'],
    error: 'garmentColor: leave the field out, a sticker has no cloth; its color is background',
  })
  .describe('A product picture: a sticker, or a garment with the cat on its chest');

const catCount = `cats: write 1 to ${maxSceneCats} cats, each with a coat and a pose`;

/** A cover. */
export const sceneDrawingSchema = drawing(
  {
    scene: oneOf('scene', scenes).describe('The place'),
    background: background.describe('The color of its wall or sky'),
    cats: z
      .array(catDrawingSchema, { error: catCount })
      .refine((cats) => cats.length >= 1 && cats.length <= maxSceneCats, { error: catCount })
      .describe('The cats, the main one first; the scene decides where they are'),
  },
  'cover: write a scene, a background and cats',
).describe('A cover: a place in New York and the cats in it');
