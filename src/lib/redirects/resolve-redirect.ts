import type { RedirectTable } from '#src/config/redirects.ts';
import { isOwnPath } from '#src/lib/own-path.ts';
import { postHref } from '#src/lib/posts/find.ts';

/** A built post, as addresses may name it. */
export type KnownPost = Readonly<Record<'slug' | 'id', string>>;

const datedPost = /^\/\d{4}\/\d{2}\/([^/]+)$/;

/**
 * The address that a path moved to, or null when it stays (spec section 2, "Fallback rules in order").
 * The answer is final: it is never itself a path that moves, so nobody is sent on twice.
 *
 * @param path pathname as the browser reports it, starting with a slash, without query or fragment
 * @param posts the built ones; with them, /blog-posts/My-Post finds /blog/my-post at once
 */
export function resolveRedirect(
  path: string,
  table: RedirectTable,
  posts: readonly KnownPost[],
): string | null {
  if (!isOwnPath(path)) return null;
  const bare = path.replace(/\/+$/, '');
  if (bare === '') return null;
  return (
    exactTarget(bare, table) ??
    knownTarget(bare, table, posts) ??
    patternTarget(bare, table, posts) ??
    (bare === path ? null : bare)
  );
}

function exactTarget(path: string, table: RedirectTable): string | null {
  const folded = path.toLowerCase();
  const rule =
    table.exact.find(({ from }) => from === path) ??
    table.exact.find(({ from }) => from.toLowerCase() === folded);
  return rule?.to ?? null;
}

/** Moves that hold only for posts we know: /posts/{slug}, /news/{slug} and /blog/{SLUG}. */
function knownTarget(
  path: string,
  table: RedirectTable,
  posts: readonly KnownPost[],
): string | null {
  const folders = [...table.sharedFolders, '/blog'];
  const name = nameIn(folders, path);
  const slug = name === null ? undefined : knownSlug(name, posts);
  if (slug === undefined || path === postHref(slug)) return null;
  return postHref(slug);
}

function patternTarget(
  path: string,
  table: RedirectTable,
  posts: readonly KnownPost[],
): string | null {
  const folded = path.toLowerCase();
  const name =
    nameIn(table.postFolders, path) ??
    (folded.endsWith('.html') ? nameIn(['/news'], path) : null) ??
    datedPost.exec(path)?.[1] ??
    null;
  if (name === null) return null;
  const slug = withoutHtml(name);
  if (slug === '' || slug === '.' || slug === '..') return null;
  // The host knows ids too: an address that it would send on is resolved here, in one step.
  const byId = posts.find(({ id }) => id === slug)?.slug;
  return postHref(knownSlug(slug, posts) ?? byId ?? slug);
}

/** The one path segment below any of the folders, letter case of the folder aside; else null. */
function nameIn(folders: readonly string[], path: string): string | null {
  const cut = path.lastIndexOf('/');
  const folder = path.slice(0, cut).toLowerCase();
  return folders.includes(folder) ? path.slice(cut + 1) : null;
}

function knownSlug(name: string, posts: readonly KnownPost[]): string | undefined {
  const folded = withoutHtml(name).toLowerCase();
  return posts.find(({ slug }) => slug.toLowerCase() === folded)?.slug;
}

function withoutHtml(name: string): string {
  return name.replace(/\.html$/i, '');
}
