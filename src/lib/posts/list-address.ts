import { blogMessages } from '#src/config/messages.ts';

/** The page and the search term in an address of the blog's list. */
export interface ListAddress {
  /** Counted from 1. It isn't clamped, because the address doesn't say how many pages there are. */
  readonly page: number;
  /** The search term, trimmed; '' if there is none. */
  readonly term: string;
}

const listPath = '/blog';
const numberedPath = /^\/blog\/page\/(\d{1,9})\/?$/;

/**
 * Reads an address of the list: `/blog`, `/blog/page/N`, with or without `?search=`.
 * @param search the query with its question mark, or ''
 */
export function readListAddress(pathname: string, search: string): ListAddress {
  const page = Number(numberedPath.exec(pathname)?.[1] ?? 1);
  return { page: Math.max(1, page), term: termIn(search) };
}

/** The search term in a query, trimmed; '' where there is none. */
export function termIn(search: string): string {
  return new URLSearchParams(search).get('search')?.trim() ?? '';
}

/**
 * The path of a page of the list: page 1 is `/blog`. A blank term removes `search` from the query.
 * @param search the query of the current address, whose other parameters are kept
 */
export function listHref({ page, term }: ListAddress, search = ''): string {
  const parameters = new URLSearchParams(search);
  if (term.trim() === '') parameters.delete('search');
  else parameters.set('search', term.trim());
  const path = page > 1 ? `${listPath}/page/${page}` : listPath;
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** The title of a page of the list in the tab: 'Blog', 'Blog, page 2'. */
export function listTitle(page: number): string {
  return page > 1 ? `${blogMessages.title}, ${blogMessages.page} ${page}` : blogMessages.title;
}

/** The heading above the cards: 'All stories', 'All stories, page 2 of 7', 'Results for “tuxedo”'. */
export function listHeading(page: number, total: number, term = ''): string {
  const what = term === '' ? blogMessages.list : `${blogMessages.results} “${term}”`;
  return total > 1 ? `${what}, ${blogMessages.page} ${page} ${blogMessages.pageOf} ${total}` : what;
}
