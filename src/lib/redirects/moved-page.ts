import type { RedirectTable } from '#src/config/redirects.ts';
import { isOwnPath } from '#src/lib/own-path.ts';
import { resolveRedirect, type KnownPost } from '#src/lib/redirects/resolve-redirect.ts';

/** What the decision needs besides the path. */
interface KnownSite {
  readonly table: RedirectTable;
  /** The built posts. */
  readonly posts: readonly KnownPost[];
  /** Asks the host for a path of ours: the path that finally answers, null if none does. */
  readonly answersAt: (path: string) => Promise<string | null>;
}

/**
 * Where an address moved to that the host answered with 404: an old address that its rules can't resolve, or a page of
 * ours in another letter case or with a file ending. The host is asked for the result, and its final address counts, so
 * that nobody is redirected twice.
 *
 * @param path pathname as the browser reports it
 * @returns a path of ours, or null if the address is unknown
 */
export async function movedPage(
  path: string,
  { table, posts, answersAt }: KnownSite,
): Promise<string | null> {
  if (!isOwnPath(path)) return null;
  const bare = path.replace(/(^|[^/])\/+$/, '$1');
  const target = resolveRedirect(path, table, posts) ?? bare;
  const plain = target.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  const found = plain === path ? null : await answersAt(plain);
  if (found !== null) return found === path ? null : found;
  // Without its slash, a missing page is still missing.
  return target === bare ? null : target;
}
