import { placeLabels } from '#src/admin/model/words.ts';
import { statusChoices } from '#src/admin/posts/words.ts';
import { allRows, categoryKey, firstOrder, rowOrders, rowSorts } from '#src/admin/posts/rows.ts';
import type { RowChoices } from '#src/admin/posts/rows.ts';

const statuses = Object.keys(statusChoices) as (keyof typeof statusChoices)[];
const places = Object.keys(placeLabels) as (keyof typeof placeLabels)[];
/** Our parameters; others stay as they are. */
const names = ['search', 'category', 'status', 'place', 'sort', 'order'] as const;

/**
 * Reads the choices of the dashboard's table from its address. Missing or unknown values count as not chosen.
 * @param search the query, with or without its question mark
 */
export function readRowChoices(search: string): RowChoices {
  const parameters = new URLSearchParams(search);
  const one = <Value extends string, Other>(
    name: string,
    known: readonly Value[],
    otherwise: Other,
  ): Value | Other => known.find((value) => value === parameters.get(name)) ?? otherwise;
  const sort = one('sort', rowSorts, allRows.sort);
  return {
    term: parameters.get('search')?.trim() ?? '',
    category: categoryKey(parameters.get('category') ?? ''),
    status: one('status', statuses, 'all'),
    place: one('place', places, 'all'),
    sort,
    order: one('order', rowOrders, firstOrder(sort)),
  };
}

/**
 * What the table opens with: what its address says, else the choices with which it was left.
 * @param search as above
 */
export function choicesAtOpening(search: string, left: RowChoices): RowChoices {
  const there = readRowChoices(search);
  return rowsQuery(there) === '' ? left : there;
}

/**
 * The query for these choices with its question mark, without defaults; '' if nothing is left.
 * @param search the current query, whose other parameters are kept
 */
export function rowsQuery(choices: RowChoices, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  const { category, status, place, sort, order } = choices;
  const term = choices.term.trim();
  if (term !== '') parameters.set('search', term);
  if (category !== '') parameters.set('category', category);
  if (status !== 'all') parameters.set('status', status);
  if (place !== 'all') parameters.set('place', place);
  if (sort !== null) parameters.set('sort', sort);
  if (order !== firstOrder(sort)) parameters.set('order', order);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
