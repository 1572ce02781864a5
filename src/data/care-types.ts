import { getCollection } from 'astro:content';
import type { CareType } from '#src/schemas/care-type.ts';

/** The four kinds of care, in the order of the page. */
export async function getCareTypes(): Promise<CareType[]> {
  const entries = await getCollection('care-types');
  return entries.map((entry) => entry.data).toSorted((a, b) => a.order - b.order);
}
