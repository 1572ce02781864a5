import { getCollection } from 'astro:content';
import type { Tour } from '#src/schemas/tour.ts';

/** The tours, in the order of the page. */
export async function getTours(): Promise<Tour[]> {
  const entries = await getCollection('tours');
  return entries.map((entry) => entry.data).toSorted((a, b) => a.order - b.order);
}
