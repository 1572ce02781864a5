/**
 * Where an address of the blog's list leads that no page was built for: to the nearest page there is (spec section 2:
 * the page is clamped between 1 and the total).
 * @param lastPage number of the last built page
 * @returns a path without query; null for an address that is none of the list's
 */
export function nearestListPage(path: string, lastPage: number): string | null {
  const written = /^\/blog\/page(?:\/(.*))?$/i.exec(path);
  if (!written) return null;
  const [, number = ''] = written;
  const page = /^\d+$/.test(number) ? Math.min(Number(number), lastPage) : 1;
  return page > 1 ? `/blog/page/${page}` : '/blog';
}
