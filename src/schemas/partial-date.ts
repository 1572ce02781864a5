import { z } from 'astro/zod';

/**
 * A date as far as it is known: day, month or year; null when the source has none. A part that nobody knows is never
 * guessed.
 */
export function partialDate(field = 'date') {
  return z.union(
    [
      z.iso.date(),
      z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      z.string().regex(/^\d{4}$/),
      z.null(),
    ],
    {
      error: `${field}: write a real date as far as it is known, "2025-03-17", "2025-03" or "2025", or null when undated`,
    },
  );
}
