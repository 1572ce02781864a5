import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { builtFolder } from '#scripts/built-site.ts';

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(builtFolder, path), 'utf8'));

/**
 * The posts of the built site with their texts, newest first. Tests read them so that no new post breaks a test.
 * @throws when nothing is built
 */
export function builtPosts(): Post[] {
  const index = readPostIndex(readJson('posts.json'));
  if (!index) throw new Error('The built posts.json is no index.');
  const texts = Object.assign({}, ...index.contents.map(readJson)) as Record<string, string>;
  return index.posts.map((post) => ({ ...post, content: texts[post.id] ?? '' }));
}

/**
 * A built post for a test that needs one: the post with this id, unless it was taken off or no longer serves, else the
 * first that does. So a test outlives what the administrator does with one post.
 * @throws when none serves
 */
export function builtPost(id: string, serves: (post: Post) => boolean = () => true): Post {
  const posts = builtPosts();
  const post = [...posts.filter((one) => one.id === id), ...posts].find(serves);
  if (!post) throw new Error(`Neither the post with the id ${id} nor another one serves.`);
  return post;
}

/**
 * The first of some words that exactly one built post holds, and that post.
 * @throws when there is none
 */
export function foundOnce(...words: readonly string[]): { word: string; post: Post } {
  const posts = builtPosts();
  for (const word of words) {
    const [post, ...others] = postsWith(posts, word);
    if (post && others.length === 0) return { word, post };
  }
  throw new Error(`No post alone holds one of: ${words.join(', ')}.`);
}

/** Those of some posts that hold a word without any Markdown in it, as the blog's search finds it. */
export function postsWith(posts: readonly Post[], word: string): Post[] {
  return posts.filter(({ title, excerpt, content, author }) =>
    [title, excerpt, content, author.name].join('\n').toLowerCase().includes(word.toLowerCase()),
  );
}
