import { getCollection } from 'astro:content';
import { sortByPartialDate } from '#src/lib/press/partial-date.ts';
import type { PressArticle, PressQuote, Publication } from '#src/schemas/press.ts';

/** All coverage, newest first, undated last. */
export async function getArticles(): Promise<PressArticle[]> {
  const entries = await getCollection('press-articles');
  const inOrderOfId = entries.map((entry) => entry.data).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sortByPartialDate(inOrderOfId);
}

/** Coverage for the featured grid, newest first. */
export async function getFeaturedArticles(): Promise<PressArticle[]> {
  return (await getArticles()).filter((article) => article.featured === true);
}

/** The eleven publications of the strip, in their order. */
export async function getPublications(): Promise<Publication[]> {
  const entries = await getCollection('publications');
  return entries.map((entry) => entry.data).toSorted((a, b) => a.order - b.order);
}

/** The four quotes, in the order in which they rotate. */
export async function getPressQuotes(): Promise<PressQuote[]> {
  const entries = await getCollection('press-quotes');
  return entries.map((entry) => entry.data).toSorted((a, b) => a.order - b.order);
}
