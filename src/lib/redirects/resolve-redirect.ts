import type { RedirectTable } from '#src/config/redirects.ts';
import { isOwnPath } from '#src/lib/own-path.ts';
import { findPost, postHref } from '#src/lib/posts/find.ts';

/** A built post, as addresses may name it. */
export type KnownPost = Readonly<Record<'slug' | 'id', string>>;

const datedPost = /^\/\d{4}\/\d{2}\/([^/]+)$/;

/**
 * The address that a path moved to, or null when it stays. An exact row comes first, then the same row in another
 * letter case, then the folders and dates of old posts, last the slash that no address ends in. The answer is final: it
 * is never itself a path that moves, so nobody is sent on twice.
 *
 * @param path pathname as the browser reports it, starting with a slash, without query or fragment
 * @param posts the built posts; with them, /blog-posts/My-Post finds /blog/my-post at once
 */
export function resolveRedirect(
  path: string,
  table: RedirectTable,
  posts: readonly KnownPost[],
): string | null {
  if (!isOwnPath(path)) return null;
  const bare = path.replace(/(^|[^/])\/+$/, '$1');
  if (bare === '') return null;
  return (
    exactTarget(bare, table) ?? postTarget(bare, table, posts) ?? (bare === path ? null : bare)
  );
}

function exactTarget(path: string, table: RedirectTable): string | null {
  const folded = path.toLowerCase();
  const rule =
    table.exact.find(({ from }) => from === path) ??
    table.exact.find(({ from }) => from.toLowerCase() === folded);
  return rule?.to ?? null;
}

function postTarget(
  path: string,
  { postFolders, sharedFolders }: RedirectTable,
  posts: readonly KnownPost[],
): string | null {
  const moved = nameIn(postFolders, path) ?? datedPost.exec(path)?.[1];
  const shared = nameIn(sharedFolders, path);
  const name = moved ?? shared ?? nameIn(['/blog'], path);
  const slug = name?.replace(/(?:\.html)+$/i, '');
  if (slug === undefined || slug === '' || slug === '.' || slug === '..') return null;
  const known = findPost(posts, slug);
  if (known) return path === postHref(known.slug) ? null : postHref(known.slug);
  return moved !== undefined || (shared !== undefined && slug !== shared) ? postHref(slug) : null;
}

/** The one path segment below any of the folders, letter case of the folder aside. */
function nameIn(folders: readonly string[], path: string): string | undefined {
  const cut = path.lastIndexOf('/');
  const folder = path.slice(0, cut).toLowerCase();
  return folders.includes(folder) ? path.slice(cut + 1) : undefined;
}
