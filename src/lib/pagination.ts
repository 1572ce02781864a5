import { blogLimits } from '#src/config/limits.ts';

/** What a pagination shows between previous and next: a page's number, or an ellipsis. */
export type PageMark = number | 'start-ellipsis' | 'end-ellipsis';

/** How many pages a list of `items` entries fills; an empty list has one page. */
export function pageCount(items: number, size: number = blogLimits.pageSize): number {
  return Math.max(1, Math.ceil(items / size));
}

/** The page between 1 and `total` that is nearest to `page`; 1 if it isn't a number. */
export function clampPage(page: number, total: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, total));
}

/** The items of one page, counted from 1 and clamped. */
export function pageItems<Item>(
  items: readonly Item[],
  page: number,
  size: number = blogLimits.pageSize,
): Item[] {
  const start = (clampPage(page, pageCount(items.length, size)) - 1) * size;
  return items.slice(start, start + size);
}

/**
 * What the pagination shows: all pages when there are 7 or fewer. Otherwise page 1, the last, the current one and its
 * neighbors, with an ellipsis at the start when the current page is above 3, and at the end when it is below the last
 * page minus 2.
 * @param current clamped between 1 and `total`
 */
export function pageMarks(current: number, total: number): PageMark[] {
  const { allPages, startEllipsisAbove, endEllipsisBefore } = blogLimits;
  const pages = Array.from({ length: Math.max(1, total) }, (_, index) => index + 1);
  if (total <= allPages) return pages;
  const at = clampPage(current, total);
  const near = pages.slice(1, -1).filter((page) => Math.abs(page - at) <= 1);
  return [
    1,
    ...(at > startEllipsisAbove ? (['start-ellipsis'] as const) : []),
    ...near,
    ...(at < total - endEllipsisBefore ? (['end-ellipsis'] as const) : []),
    total,
  ];
}
