import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { ownField } from '#src/lib/foreign.ts';
import { postHref } from '#src/lib/posts/find.ts';

/** Whether a text links to the post of this slug, and not to one whose slug only begins like it. */
export const linksTo = (text: string, slug: string): boolean =>
  text
    .split(postHref(slug))
    .slice(1)
    .some((rest) => !/^[\p{L}\p{N}_-]/u.test(rest));

/**
 * The titles of the posts whose texts link to this one, as this browser has them, else as the website has.
 * @param rows all posts
 */
export async function linkingTitles(
  { id, slug }: Pick<AdminPost, 'id' | 'slug'>,
  rows: readonly AdminPost[],
): Promise<readonly string[]> {
  const others = rows.filter((row) => row.id !== id);
  const builtIn = others.filter(({ opened }) => opened === undefined);
  // Nothing is missed that matters more where they don't come: the post can be taken off all the same.
  const fetched = await fetchBuiltInPosts(builtIn.map((row) => row.id));
  const texts = new Map(fetched.ok ? fetched.value.map((post) => [post.id, post.content]) : []);
  return others
    .filter((row) => {
      const text = ownField(row.opened, 'content') ?? texts.get(row.id);
      return typeof text === 'string' && linksTo(text, slug);
    })
    .map(({ title }) => title);
}
