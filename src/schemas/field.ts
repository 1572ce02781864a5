import { z } from 'astro/zod';

/**
 * The kinds of field in content files. Each error is one sentence that begins with the field's name and says what to
 * write. When a build fails, Astro prints it under the name of the file and the entry.
 */

/** Text of a line or a paragraph: not empty, no space at either end, at most `max` characters. */
export function text(field: string, remedy: string, max = 600) {
  const error = `${field}: ${remedy}`;
  return z
    .string({ error })
    .min(1, { error })
    .max(max, { error: `${error} (at most ${max} characters)` })
    .refine((value) => value === value.trim(), {
      error: `${field}: take the spaces off the beginning and the end`,
    });
}

/** One word of a fixed list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  field: string,
  words: Words,
) {
  return z.enum(words, { error: `${field}: write one of ${words.join(', ')}` });
}

/** A name for use in addresses and code: never changes once published. */
export function slugId(field = 'id') {
  return z
    .string({ error: `${field}: write a short name in small letters, such as "snowy-flatbush"` })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: `${field}: write small letters, digits and single hyphens only, such as "snowy-flatbush"`,
    });
}

/** A place in a fixed order, counted from 1, because collections have no order of their own. */
export function position(field = 'order') {
  const error = `${field}: write a whole number from 1, the entry's place in the list`;
  return z.int({ error }).min(1, { error });
}

export function yesNo(field: string) {
  return z.boolean({ error: `${field}: write true or false, without quotes` });
}

/** A full https address on any host. */
export function webAddress(field: string) {
  return z.url({
    protocol: /^https$/,
    error: `${field}: write the full address, beginning with https:// (or leave the field out)`,
  });
}

/** A latitude and a longitude. */
export const place = z.tuple([z.number(), z.number()], {
  error: 'at: write the latitude and the longitude of the corner or the neighborhood',
});

/** An object whose every field is known: a misspelled field fails instead of being ignored. */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: no such field; take it out or write one of ${known}`
        : `write an object with the fields ${known}`,
  });
}
