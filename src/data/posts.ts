import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { findPostNameProblems, findTextProblems } from '#src/lib/posts/check.ts';
import { builtInPost } from '#src/lib/posts/built-in.ts';
import { comparePosts } from '#src/lib/posts/order.ts';
import type { Post } from '#src/lib/posts/post.ts';

/** A built-in post: `entry.id` is its slug, `entry.data` its front matter, `entry.body` the text as written. */
type PostEntry = CollectionEntry<'posts'>;

/**
 * Published posts, newest first; posts of one day by title.
 * @throws when two posts share an id, a file's name can't be an address, or a text can't be drawn; the message ends the
 *   build
 */
export async function getPublishedPosts(): Promise<PostEntry[]> {
  const entries = await getCollection('posts');
  const problems = [
    ...findPostNameProblems(entries.map(({ id, data }) => ({ slug: id, id: data.id }))),
    ...findTextProblems(entries.map(({ id, body = '' }) => ({ slug: id, text: body }))),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries
    .filter((entry) => entry.data.isPublished)
    .toSorted((a, b) => comparePosts(a.data, b.data));
}

/** The same posts in the shape that they share with local ones. */
export async function getPosts(): Promise<Post[]> {
  const entries = await getPublishedPosts();
  return entries.map(({ id, body, data }) => builtInPost(id, body ?? '', data));
}
