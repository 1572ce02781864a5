import { getCollection } from 'astro:content';
import { boroughs } from '#src/config/categories.ts';
import type { Borough } from '#src/config/categories.ts';
import { groupByBorough } from '#src/lib/cats/by-borough.ts';
import type { CatProfile } from '#src/schemas/cat.ts';

/** All cats: by borough, 'Not given' last, within one by name. */
export async function getCats(): Promise<CatProfile[]> {
  const entries = await getCollection('cats');
  return entries
    .map((entry) => entry.data)
    .toSorted(
      (a, b) =>
        boroughs.indexOf(a.borough) - boroughs.indexOf(b.borough) ||
        a.name.localeCompare(b.name, 'en') ||
        (a.id < b.id ? -1 : 1),
    );
}

/** All cats, grouped for the page of cats; a borough without cats is left out. */
export async function getCatsByBorough(): Promise<{ borough: Borough; cats: CatProfile[] }[]> {
  return groupByBorough(await getCats());
}

/** The eight cats of the home page, by the boroughs' names, so that both Lunas stand apart. */
export async function getHomeCats(): Promise<CatProfile[]> {
  return (await getCats())
    .filter((cat) => cat.onHome === true)
    .toSorted((a, b) => a.borough.localeCompare(b.borough, 'en'));
}
