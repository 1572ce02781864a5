import { readFile } from 'node:fs/promises';
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { firstPostsOut } from '#src/config/first-posts.ts';
import { findPostNameProblems, findTextProblems } from '#src/lib/posts/check.ts';
import { picturesOf } from '#src/lib/post-files/picture-files.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { picturesIn, type ShownPicture } from '#src/lib/images/post-pictures.ts';
import { builtInPost } from '#src/lib/posts/built-in.ts';
import { isOut, zonedTime } from '#src/lib/posts/dates.ts';
import { newestFirst } from '#src/lib/posts/order.ts';
import type { Post } from '#src/lib/posts/post.ts';

/** A built-in post: `entry.id` is its slug, `entry.data` its front matter, `entry.body` the text as written. */
type PostEntry = CollectionEntry<'posts'>;

/**
 * Posts of all files, those that aren't published too.
 * @throws when two share an id, a file's name can't be an address, or a text can't be drawn; the message ends the build
 */
export async function getEveryPost(): Promise<PostEntry[]> {
  const entries = await getCollection('posts');
  const files = entries.map(
    ({ id: slug, data: { id }, body: text = '', filePath: file = slug }) => ({
      slug,
      id,
      text,
      file,
    }),
  );
  const names = findPostNameProblems(files).map(({ problem }) => problem);
  const problems = [...names, ...findTextProblems(files)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries;
}

/** One moment for all pages of a build. */
const buildTime = new Date(Math.max(Date.now(), Date.parse(zonedTime(firstPostsOut))));

/** Published posts, newest first; posts of one day by title. One with a date to come is left out until its day. */
export async function getPublishedPosts(now = buildTime): Promise<PostEntry[]> {
  const entries = await getEveryPost();
  const out = entries.filter(({ data }) => data.isPublished && isOut(data.date, now));
  return newestFirst(out, ({ data }) => data);
}

/** The same posts in the shape that they share with local ones. */
export async function getPosts(): Promise<Post[]> {
  const entries = await getPublishedPosts();
  return entries.map(({ id, body, data }) => builtInPost(id, body ?? '', data));
}

/** The coats of the cats on a post's cover, if that is drawn for it. */
export async function getCoverCoats(slug: string | undefined): Promise<string[]> {
  const post = (await getPublishedPosts()).find(({ id }) => id === slug);
  const cover = post?.data.cover;
  return cover && 'scene' in cover ? cover.cats.map(({ coat }) => coat) : [];
}

/**
 * What the admin compares its posts with, by id: each post's file, and a hash of what readers get of it. Its pictures are
 * for tabs whose admin is older than 2026-11-28: without them they take no post for served.
 */
export async function getWebsite() {
  const entries = await getPublishedPosts();
  const posts = await Promise.all(
    entries.map(async ({ id, body, data, filePath }) => {
      const post = builtInPost(id, body ?? '', data);
      return [
        post.id,
        { path: filePath, hash: await postHash(post), pictures: picturesOf(post) },
      ] as const;
    }),
  );
  return { posts: Object.fromEntries(posts) };
}

/** The posts' files as they are, by slug. */
export async function getPostSources(): Promise<{ slug: string; source: string }[]> {
  const entries = await getPublishedPosts();
  return Promise.all(
    entries.map(async ({ id, filePath = '' }) => ({
      slug: id,
      source: await readFile(filePath, 'utf8'),
    })),
  );
}

/** Every picture of posts that published ones show, once for each place. */
export async function getShownPictures(): Promise<ShownPicture[]> {
  const posts = await getPublishedPosts();
  return posts.flatMap(({ filePath: file = '', data, body = '' }) => [
    ...('picture' in data.cover
      ? [{ file, field: 'cover.picture', written: data.cover.picture }]
      : []),
    ...picturesIn(body).map((written) => ({ file, field: 'text', written })),
  ]);
}

/** The names that published posts had in their addresses before, by their ids. */
export async function getFormerSlugs(): Promise<Record<string, readonly string[]>> {
  const posts = await getPublishedPosts();
  return Object.fromEntries(
    posts.flatMap(({ data: { id, formerSlugs } }) => (formerSlugs ? [[id, formerSlugs]] : [])),
  );
}
