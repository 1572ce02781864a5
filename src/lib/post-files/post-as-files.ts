import { isRecord, ownField } from '#src/lib/foreign.ts';
import { frontMatterOf, writtenCover } from '#src/lib/post-files/front-matter.ts';
import type { FrontMatter } from '#src/lib/post-files/front-matter.ts';
import { withPictureFiles } from '#src/lib/post-files/picture-files.ts';
import { postFilePath } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { countedTimes } from '#src/lib/post-files/post-hash.ts';
import { postOfParts, readParts } from '#src/lib/post-files/read-post-file.ts';
import type { PostFileParts, ReadPostFile } from '#src/lib/post-files/read-post-file.ts';
import { writtenMdx, writtenText } from '#src/lib/post-files/written-text.ts';
import { newFrontMatter } from '#src/lib/post-files/yaml.ts';
import { builtInCover } from '#src/lib/posts/cover.ts';
import type { Post, StoredPost } from '#src/lib/posts/post.ts';
import { asStored } from '#src/lib/posts/read-post.ts';

/** What a post changes in the repository. */
export interface FileChanges {
  /** Files that are new or replaced: the post's own first, then pictures. */
  readonly additions: readonly PostFile[];
  /** Paths. */
  readonly deletions: readonly string[];
}

/**
 * Turns a post of the browser into the files that the site is built from. The same post gives the same bytes, and a post
 * that nobody changed gives its file as it is. Pictures that it no longer shows stay: another post may show them.
 * @param original the file that the website's post is built from; null for a post that it doesn't have
 * @throws where the original can't be read
 */
export async function postAsFiles(
  post: StoredPost | Post,
  original: PostFile | null,
): Promise<FileChanges> {
  const read = asStored(post);
  const { post: placed, pictures } = await withPictureFiles<StoredPost>({
    ...read.post,
    isPublished: read.isPublished,
  });
  const said = frontMatterOf(placed, await countedTimes(placed));
  if (original === null) {
    const yaml = newFrontMatter({ ...said, cover: writtenCover(placed) });
    const path = postFilePath(placed.slug, 'md');
    return {
      additions: [
        { path, content: `---\n${yaml}---\n\n${writtenText(placed.content)}\n` },
        ...pictures,
      ],
      deletions: [],
    };
  }
  const { parts, before } = readOriginal(original);
  const path = postFilePath(placed.slug, parts.ending);
  const changes = await changesOf(placed, said, parts, before);
  const asWritten = parts.ending === 'mdx' ? writtenMdx : writtenText;
  const body = await asWritten(placed.content);
  const isSame = body === (await asWritten(before.post.content));
  const content = parts.written(changes, isSame ? undefined : body);
  return {
    additions: [{ path, content }, ...pictures],
    deletions: path === original.path ? [] : [original.path],
  };
}

/**
 * A post's file with a line that keeps it off the website. Nothing else changes, and publishing takes the line away.
 * @throws where the file can't be read
 */
export function takenOff(original: PostFile): PostFile {
  const { parts } = readOriginal(original);
  return { path: original.path, content: parts.written({ isPublished: false }) };
}

function readOriginal(original: PostFile): { parts: PostFileParts; before: ReadPostFile } {
  const parts = readParts(original);
  if (!parts.ok) throw new Error(`${original.path}: ${parts.problem}`);
  return { parts, before: postOfParts(parts) };
}

/** The fields of front matter that differ from the original's. */
async function changesOf(
  post: StoredPost,
  said: FrontMatter,
  { slug, data }: PostFileParts,
  { post: before, formerSlugs }: ReadPostFile,
): Promise<FrontMatter> {
  const saidBefore = frontMatterOf(before, await countedTimes(before));
  const changes = new Map(
    Object.entries(said).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saidBefore[name]),
    ),
  );
  // A time that the file gives, though the build would have counted the same, is no longer true of another text.
  if (post.readTime !== before.readTime) changes.set('readTime', said.readTime);
  const cover = ownField(data, 'cover');
  // Its scene is drawn under each name that the post had or gets.
  const drawnAs = [post.slug, slug, ...formerSlugs].map(builtInCover);
  const isScene = isRecord(cover) && 'scene' in cover && drawnAs.includes(post.coverImage ?? '');
  if (post.coverImage !== before.coverImage && !isScene) changes.set('cover', writtenCover(post));
  else if (post.coverAlt !== before.coverAlt)
    changes.set('cover', { ...(isRecord(cover) && cover), alt: post.coverAlt });
  if (post.slug !== slug) {
    const former = new Set([...formerSlugs, slug]);
    former.delete(post.slug);
    changes.set('formerSlugs', former.size > 0 ? [...former] : undefined);
  }
  return Object.fromEntries(changes);
}
