import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { inFormOrder } from '#src/admin/model/form-fields.ts';
import type { Website } from '#src/admin/publish/website.ts';
import type { GitHub, RemoteFile } from '#src/admin/publish/github.ts';
import { answered } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import type { PostChange } from '#src/admin/publish/commits.ts';
import { findSent } from '#src/admin/publish/send.ts';
import type { SendResult } from '#src/admin/publish/send.ts';
import type { SentPosts } from '#src/admin/publish/sent-posts.ts';
import { reviewMessages } from '#src/admin/publish/later-words.ts';
import { postAsFiles, takenOff } from '#src/lib/post-files/post-as-files.ts';
import { postFileName, postFilePath, postFolder } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { baseHash, postHash } from '#src/lib/post-files/post-hash.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { readPostFile } from '#src/lib/post-files/read-post-file.ts';
import type { ReadPostFile } from '#src/lib/post-files/read-post-file.ts';
import type { PostName } from '#src/lib/posts/check.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { FieldName, StoredPost } from '#src/lib/posts/post.ts';
import { asPost } from '#src/lib/posts/read-post.ts';

/** What is to be done with posts. */
export type ReviewAim = 'publish' | 'take-off';

/** What a commit will change of one post. */
export interface ReviewedPost {
  readonly id: string;
  readonly title: string;
  /** 'back': readers don't see it at the moment, and will again. */
  readonly kind: 'new' | 'changed' | 'back' | 'moved' | 'taken-off';
  readonly change: PostChange;
  /** The post's file after it. */
  readonly path: string;
  /** Hash of what the website will serve; null if readers won't see it. */
  readonly hash: string | null;
  /** What the copy here is based on then; null where that stays as it is. */
  readonly base: string | null;
  /** Hashes of what it may serve until then. */
  readonly before: readonly (string | null)[];
  /** The day from which on readers see it, 'YYYY-MM-DD', if that is to come. */
  readonly day: string | null;
  readonly mine: StoredPost;
  /** Mine as its file will say it, to compare with theirs. */
  readonly written: StoredPost;
  /** As the repository has it; null for a new one. */
  readonly theirs: StoredPost | null;
  /** Pictures that the repository doesn't have. */
  readonly pictures: readonly PostFile[];
}

/** A post that was changed here and in the repository. */
export interface Conflict {
  readonly id: string;
  readonly title: string;
  /** What the choice is remembered by: the id of the repository's file in git, or the post's where that is gone. */
  readonly key: string;
  readonly mine: StoredPost;
  /** As in `ReviewedPost`. */
  readonly written: StoredPost;
  /** null where an author deleted it. */
  readonly theirs: StoredPost | null;
  /** Nothing was changed here since: mine is the older text. */
  readonly isOlder: boolean;
  /** What a copy of theirs is based on. */
  readonly theirBase: string | null;
  /** The stored value here. */
  readonly opened: unknown;
}

/** A post that can't be sent as it is. */
export interface RefusedPost {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly { readonly field: FieldName | null; readonly problem: string }[];
}

/** A post that the repository has, and the commit that brought it. */
export type FoundPost = ReviewedPost & Pick<SendResult['sent'][number], 'commit'>;

/** What sending would do, as of now. */
export interface Review {
  readonly changes: readonly ReviewedPost[];
  /** The repository has exactly these already, by these commits. */
  readonly same: readonly FoundPost[];
  readonly conflicts: readonly Conflict[];
  readonly refused: readonly RefusedPost[];
}

/** What a comparison needs to know besides the files. */
export interface CompareParts {
  readonly website: Website | null;
  readonly sent: SentPosts;
  /** Whether somebody has chosen mine, by the key of the conflict. */
  readonly isReplaced: (key: string) => boolean;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** Files of posts by their paths; null for one that isn't there. */
export type KnownFiles = ReadonlyMap<string, RemoteFile | null>;

/** What keeps posts from being published, found without the network. */
export function refusedPosts(posts: readonly Pick<AdminPost, 'id' | 'title' | 'opened'>[]) {
  return posts.flatMap(({ id, title, opened }): RefusedPost[] => {
    const problems = inFormOrder(publishProblems(storedPost(opened)));
    return problems.length === 0 ? [] : [{ id, title, problems }];
  });
}

/**
 * Works out what publishing these posts, or taking them off, would change in these files.
 * @param posts of this browser, each with its stored value
 */
export async function comparePosts(
  posts: readonly AdminPost[],
  aim: ReviewAim,
  files: KnownFiles,
  parts: CompareParts,
): Promise<Omit<Review, 'same'>> {
  const refused = aim === 'publish' ? refusedPosts(posts) : [];
  const refusedIds = new Set(refused.map(({ id }) => id));
  const read = readAll(files);
  const compared: (ReviewedPost | Conflict | RefusedPost)[] = [];
  for (const post of posts)
    if (!refusedIds.has(post.id)) compared.push(await compareOne(post, aim, read, files, parts));
  const { changes, clashes } = withoutClashes(
    compared.filter((post) => 'change' in post),
    repositoryNames(files, read, parts),
  );
  return {
    changes,
    conflicts: compared.filter((post) => 'theirBase' in post),
    refused: [...refused, ...clashes, ...compared.filter((post) => 'problems' in post)],
  };
}

/** The same with the files of the repository. Nothing is sent. */
export async function reviewPosts(
  posts: readonly AdminPost[],
  aim: ReviewAim,
  gitHub: GitHub,
  parts: CompareParts,
): Promise<Answer<Review>> {
  const paths = new Set(posts.flatMap((post) => possiblePaths(post, parts)));
  const served = new Set([...(parts.website?.values() ?? [])].map(({ path }) => path));
  // Whose post a file is, the website says, but of hidden posts and of what came since the last build.
  const isRead = (path: string) => paths.has(path) || !served.has(path);
  const files = await gitHub.readFolder(postFolder, isRead);
  if (!files.ok) return files;
  const compared = await comparePosts(posts, aim, files.value, parts);
  const there = await findSent(
    gitHub,
    compared.changes.map(({ change }) => change),
  );
  if (!there.ok) return there;
  const commits = new Map(there.value.map(({ id, commit }) => [id, commit]));
  return answered({
    ...compared,
    changes: compared.changes.filter(({ id }) => !commits.has(id)),
    same: compared.changes.flatMap((post) => {
      const commit = commits.get(post.id);
      return commit ? [{ ...post, commit }] : [];
    }),
  });
}

/** A stored post as readers get it: that it is hidden is this browser's own. Only taking off takes a post from them. */
const storedPost = (opened: unknown): StoredPost => ({ ...asPost(opened), isPublished: true });

/** Where the file of a post may lie: where the website or we have it, or by its slug. */
function possiblePaths({ id, slug }: AdminPost, { website, sent }: CompareParts): string[] {
  const known = [sent.get(id)?.path ?? '', website?.get(id)?.path ?? ''];
  return [
    ...known.filter((path) => path !== ''),
    postFilePath(slug, 'md'),
    postFilePath(slug, 'mdx'),
  ];
}

async function compareOne(
  post: AdminPost,
  aim: ReviewAim,
  readFiles: ReadFiles,
  files: KnownFiles,
  parts: CompareParts,
): Promise<ReviewedPost | Conflict | RefusedPost> {
  const { id, title, opened } = post;
  const mine = storedPost(opened);
  const refuse = (problem: string): RefusedPost => ({
    id,
    title,
    problems: [{ field: null, problem }],
  });
  const found = originalOf(post, readFiles, files, parts);
  if (found === 'unreadable') return refuse(reviewMessages.unreadable);
  if (found === null && aim === 'take-off') return refuse(reviewMessages.noFile);
  const theirBase = found && (await baseHash(found.post));
  const myBase = await baseHash(mine);
  const earlier = parts.sent.get(id);
  const served = parts.website?.get(id)?.hash ?? null;
  const known = [myBase, mine.basedOn ?? null, earlier?.hash, ...(earlier?.before ?? [])];
  const isKnown = known.includes(theirBase);
  const key = found?.oid ?? id;
  const { additions, deletions } =
    aim === 'take-off' && found
      ? { additions: [takenOff(found.file)], deletions: [] }
      : await postAsFiles(mine, found?.file ?? null);
  const [file] = additions;
  // Under the name that it has now, because the scene of a cover has that name too.
  const read = file && readPostFile({ ...file, path: found?.file.path ?? file.path });
  const written = read?.ok ? { ...read.post, slug: mine.slug } : mine;
  if (aim === 'publish' && !isKnown && !parts.isReplaced(key))
    return {
      id,
      title,
      key,
      mine,
      written,
      theirs: found?.post ?? null,
      isOlder: found !== null && myBase === mine.basedOn,
      theirBase,
      opened,
    };
  const offBase = found && isKnown ? await baseHash({ ...found.post, isPublished: false }) : null;
  const paths = [...additions.map(({ path }) => path), ...deletions];
  const expected = new Map(paths.map((path) => [path, files.get(path)?.oid ?? null]));
  const pictures = additions.filter(
    ({ path, content }) => typeof content !== 'string' && !found?.pictures.includes(path),
  );
  const day = parseDay(mine.date);
  const isShown = aim === 'publish';
  return {
    id,
    title,
    kind: kindOf(aim, found?.post ?? null, deletions),
    change: { id, additions, deletions, expected },
    path: file?.path ?? '',
    hash: isShown ? await postHash(mine) : null,
    base: aim === 'publish' ? myBase : offBase,
    before: [served, theirBase],
    day: isShown && day !== null && day > parts.today ? day : null,
    mine,
    written,
    theirs: found?.post ?? null,
    pictures,
  };
}

function kindOf(aim: ReviewAim, theirs: StoredPost | null, deletions: readonly string[]) {
  if (aim === 'take-off') return 'taken-off';
  if (theirs === null) return 'new';
  if (deletions.length > 0) return 'moved';
  return theirs.isPublished ? 'changed' : 'back';
}

/** The address and the id of each post of the repository; '' for an id that nobody knows. */
function repositoryNames(
  files: KnownFiles,
  { atPaths }: ReadFiles,
  { website }: CompareParts,
): PostName[] {
  const ids = new Map([...(website ?? [])].map(([id, { path }]) => [path, id]));
  return [...files.keys()].map((path) => ({
    id: atPaths.get(path)?.post.id ?? ids.get(path) ?? '',
    slug: postFileName(path)?.slug ?? '',
  }));
}

/** Takes out the posts that would end every build, because of their name there or another post's. */
function withoutClashes(
  posts: readonly ReviewedPost[],
  names: readonly PostName[],
): { changes: readonly ReviewedPost[]; clashes: readonly RefusedPost[] } {
  const sent = new Set(posts.map(({ id }) => id));
  const all = [...names.filter(({ id }) => !sent.has(id)), ...posts.map(({ mine }) => mine)];
  const ids = new Set(all.map((name) => name.id));
  const bySlug = Map.groupBy(all, ({ slug }) => slug);
  const clashes = posts.flatMap(({ id, title, kind, mine: { slug } }): RefusedPost[] => {
    if (kind !== 'new' && kind !== 'moved') return [];
    const isOthers = (address: string) =>
      bySlug.get(address)?.some((other) => other.id !== id) ?? false;
    const refuse = (field: FieldName, problem: string) => [
      { id, title, problems: [{ field, problem }] },
    ];
    if (isOthers(slug) || (slug !== id && ids.has(slug)))
      return refuse('slug', reviewMessages.addressTaken);
    return isOthers(id) ? refuse('id', reviewMessages.nameTaken) : [];
  });
  if (clashes.length === 0) return { changes: posts, clashes };
  // What isn't sent keeps its name, which may be one that another post was to get.
  const refused = new Set(clashes.map(({ id }) => id));
  const others = withoutClashes(
    posts.filter(({ id }) => !refused.has(id)),
    names,
  );
  return { changes: others.changes, clashes: [...clashes, ...others.clashes] };
}

type ReadFile = ReadPostFile & { readonly file: PostFile; readonly oid: string };

/** Files that can be read as posts. */
interface ReadFiles {
  readonly atPaths: ReadonlyMap<string, ReadFile>;
  /** By the ids of their posts; of two with one id, the first. */
  readonly ofPosts: ReadonlyMap<string, ReadFile>;
}

function readAll(files: KnownFiles): ReadFiles {
  const all = [...files].flatMap(([path, found]): ReadFile[] => {
    if (typeof found?.text !== 'string') return [];
    const file: PostFile = { path, content: found.text };
    const read = readPostFile(file);
    return read.ok ? [{ file, oid: found.oid, ...read }] : [];
  });
  return {
    atPaths: new Map(all.map((read) => [read.file.path, read])),
    ofPosts: new Map(all.toReversed().map((read) => [read.post.id, read])),
  };
}

/** The post's file in the repository, which an author may have renamed; null for a new one. */
function originalOf(
  post: AdminPost,
  { atPaths, ofPosts }: ReadFiles,
  files: KnownFiles,
  parts: CompareParts,
) {
  for (const path of possiblePaths(post, parts)) {
    const found = atPaths.get(path);
    if (found?.post.id === post.id) return found;
    if (!found && files.get(path)) return 'unreadable';
  }
  return ofPosts.get(post.id) ?? null;
}
