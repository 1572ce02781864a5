import { boroughs } from '#src/config/categories.ts';
import type { Borough } from '#src/config/categories.ts';

/** Cats by borough, in the order of the config with 'Not given' last; a borough without cats is left out. */
export function groupByBorough<Cat extends { readonly borough: Borough }>(
  cats: readonly Cat[],
): { borough: Borough; cats: Cat[] }[] {
  return boroughs
    .map((borough) => ({ borough, cats: cats.filter((cat) => cat.borough === borough) }))
    .filter((group) => group.cats.length > 0);
}

/** A borough's name as a part of an address or an id. */
export const boroughId = (borough: string): string => borough.toLowerCase().replaceAll(' ', '-');
