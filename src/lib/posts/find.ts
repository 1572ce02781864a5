import { decoded } from '#src/lib/decoded.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/**
 * The post that an address names: by slug, then by slug in any letter case, then by id.
 * @param name the part after `/blog/`, decoded
 */
export function findPost<Found extends Pick<PostHead, 'slug' | 'id'>>(
  posts: readonly Found[],
  name: string,
): Found | undefined {
  const folded = name.toLowerCase();
  return (
    posts.find(({ slug }) => slug === name) ??
    posts.find(({ slug }) => slug.toLowerCase() === folded) ??
    posts.find(({ id }) => id === name)
  );
}

/** The address of a post. */
export function postHref(slug: string): string {
  return `/blog/${slug}`;
}

/**
 * The name in the address of a post.
 * @param path pathname as the browser reports it
 * @returns the part after `/blog/`, decoded, without a trailing slash or `.html`; null for any other address
 */
export function postNameIn(path: string): string | null {
  const name = /^\/blog\/([^/]+?)(?:\.html)?\/?$/i.exec(path)?.[1];
  return name === undefined ? null : decoded(name);
}
