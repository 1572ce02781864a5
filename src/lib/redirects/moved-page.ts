import type { RedirectTable } from '#src/config/redirects.ts';
import { isOwnPath } from '#src/lib/own-path.ts';
import { resolveRedirect, type KnownPost } from '#src/lib/redirects/resolve-redirect.ts';

/** What the decision needs besides the path. */
interface KnownSite {
  readonly table: RedirectTable;
  /** The built posts. */
  readonly posts: readonly KnownPost[];
  /** Asks the host for a path of ours: the path that answers in the end, null where nothing does. */
  readonly answersAt: (path: string) => Promise<string | null>;
}

/**
 * Where an address moved to that the host answered with 404: old addresses that its rules couldn't resolve, and pages of
 * ours in another letter case or with a file's ending (design section 2 item 2). The host is asked for what is
 * found, and its last word counts: nobody is sent on twice.
 *
 * @param path pathname as the browser reports it
 * @returns a path of ours, or null where the address is simply unknown
 */
export async function movedPage(
  path: string,
  { table, posts, answersAt }: KnownSite,
): Promise<string | null> {
  if (!isOwnPath(path)) return null;
  const bare = path.replace(/\/+$/, '');
  const target = resolveRedirect(path, table, posts) ?? bare;
  const plain = target.toLowerCase().replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  const found = plain === path ? null : await answersAt(plain);
  if (found !== null) return found === path ? null : found;
  // A page that isn't there is no better without its slash.
  return target === bare ? null : target;
}
