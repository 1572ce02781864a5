import { reservedPostSlugs } from '#src/config/categories.ts';
import { isRecord } from '#src/lib/foreign.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import type { Post } from '#src/lib/posts/post.ts';

/**
 * A hidden copy of a post with all its fields, under a name ending in '-copy' that is free as an id and as a slug. Its
 * title ends in '(copy)', or '(copy 2)' if the name does, so that lists tell them apart.
 * @param opened the post, and its stored value if there is one, so that unknown fields are kept
 * @param others all known posts
 */
export function copyOf(
  { post, opened }: { readonly post: Post; readonly opened: unknown },
  others: readonly PostName[],
): Readonly<Record<string, unknown>> & { readonly id: string } {
  const names = others.flatMap(({ id, slug }) => [id.toLowerCase(), slug.toLowerCase()]);
  const taken = new Set([...reservedPostSlugs, ...names]);
  const first = `${post.slug.replace(/-copy(?:-\d+)?$/, '')}-copy`;
  const name = freeName(first, taken);
  const number = name.slice(first.length).replace('-', ' ');
  const title = `${post.title.replace(/ \(copy(?: \d+)?\)$/, '')} (copy${number})`;
  const fields = isRecord(opened) ? opened : { ...post };
  return { ...fields, id: name, slug: name, title, isPublished: false };
}
