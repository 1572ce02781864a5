import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { builtFolder } from '#tests/support/built-site.ts';

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

/** Those of some posts that hold a word without any Markdown in it, as the blog's search finds it. */
export function postsWith(posts: readonly Post[], word: string): Post[] {
  return posts.filter(({ title, excerpt, content, author }) =>
    [title, excerpt, content, author.name].join('\n').toLowerCase().includes(word.toLowerCase()),
  );
}
