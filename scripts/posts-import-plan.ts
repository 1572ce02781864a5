import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PostsImportArguments } from '#scripts/posts-import-arguments.ts';
import { changeFile, importPathsIn } from '#scripts/posts-import-files.ts';
import type { ImportSource, IncomingPost } from '#scripts/posts-import-source.ts';
import { picturesOf } from '#src/lib/post-files/picture-files.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import { postFileName } from '#src/lib/post-files/post-file.ts';
import type { PostFile } from '#src/lib/post-files/post-file.ts';
import { baseHash, postHash } from '#src/lib/post-files/post-hash.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { readParts, readPostFile } from '#src/lib/post-files/read-post-file.ts';
import { findPostNameProblems } from '#src/lib/posts/check.ts';
import type { NamedFile } from '#src/lib/posts/check.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { postSchema } from '#src/schemas/post.ts';

/** What becomes of one post. */
export interface ImportRow {
  readonly name: string;
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'kept' | 'refused';
  /** Why it is refused, or what else there is to know. */
  readonly notes: readonly string[];
  /** Files to write, the post's own last, and paths to remove. */
  readonly additions: readonly PostFile[];
  readonly deletions: readonly string[];
  /** What the post will be called, and its slug until now; null where nothing is to be written. */
  readonly names: (NamedFile & { readonly formerSlug: string | null }) | null;
}

/** A post of the repository. */
interface OwnPost {
  readonly file: PostFile;
  readonly post: StoredPost;
}

/** What the repository has. */
interface Repository {
  readonly root: string;
  readonly posts: readonly OwnPost[];
  /** Files that can't be read as posts, each with the reason. */
  readonly broken: ReadonlyMap<string, string>;
}

async function readRepository(root: string): Promise<Repository> {
  const paths = (await importPathsIn(root)).filter((path) => postFileName(path) !== null);
  const posts: OwnPost[] = [];
  const broken = new Map<string, string>();
  for (const path of paths) {
    const file = { path, content: await readFile(join(root, path), 'utf8') };
    const read = readPostFile(file);
    if (read.ok) posts.push({ file, post: read.post });
    else broken.set(path, read.problem);
  }
  return { root, posts, broken };
}

type Winner = PostsImportArguments['winner'];

/**
 * Says what importing would do to a repository, post by post, and changes nothing.
 * @param root absolute path of the repository
 */
export async function planImport(
  root: string,
  source: ImportSource,
  winner: Winner,
): Promise<ImportRow[]> {
  const repository = await readRepository(root);
  const taken = new Map<string, string>();
  let rows: ImportRow[] = [];
  for (const incoming of source.posts)
    rows.push(
      await planPost(incoming, source, { repository, taken, winner }).catch((error: unknown) =>
        rowOf(incoming.name, 'refused', [messageOf(error)]),
      ),
    );
  // What is refused keeps its old address, which another one may have counted on.
  for (;;) {
    const problems = nameProblems(rows, repository);
    if (problems.length === 0) return rows;
    const first = Math.min(...problems.map(({ place }) => place));
    const notes = problems.flatMap(({ place, note }) => (place === first ? note : []));
    rows = rows.map((row, place) => (place === first ? rowOf(row.name, 'refused', notes) : row));
  }
}

/**
 * What is wrong with the names of all posts as they would be afterwards, each with the place of the row to refuse: the
 * last of those that bring a new name into it.
 */
function nameProblems(rows: readonly ImportRow[], { posts }: Repository) {
  const own = posts.map(({ file, post: { id, slug } }) => ({
    id,
    slug,
    file: file.path,
    place: -1,
  }));
  const after = new Map(own.map((post) => [post.id, post]));
  for (const [at, { names }] of rows.entries())
    if (names) after.set(names.id, { ...names, place: names.formerSlug === names.slug ? -1 : at });
  const all = [...after.values()];
  const shared = Map.groupBy(all, ({ slug }) => slug)
    .values()
    .filter((holders) => holders.length > 1)
    .map((holders) => ({ posts: holders, problem: sharedSlug(holders, rows) }));
  return [...shared, ...findPostNameProblems(all)]
    .map(({ posts: named, problem }) => ({
      place: Math.max(...named.map(({ place }) => place)),
      note: problem,
    }))
    .filter(({ place }) => place >= 0);
}

function sharedSlug(
  holders: readonly (NamedFile & { place: number })[],
  rows: readonly ImportRow[],
): string {
  const [first] = holders.toSorted((a, b) => a.place - b.place);
  const before = rows[first?.place ?? -1];
  return `slug: write another one, ${before ? `"${before.name}" before it has it too` : `${first?.file} has it`}`;
}

const rowOf = (
  name: string,
  outcome: ImportRow['outcome'],
  notes: readonly string[],
): ImportRow => ({ name, outcome, notes, additions: [], deletions: [], names: null });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Writes what is new or changed, each post whole or not at all, and posts that follow each other at an address together.
 * Pictures come before the post that shows them, and nothing goes before what takes its place is there.
 * @returns the rows, those refused that could not be written
 */
export async function carryOut(root: string, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const failures = new Map<ImportRow, readonly string[]>();
  for (const group of groupsOf(rows)) {
    const notes = await writeWhole(root, group);
    if (notes.length > 0) for (const row of group) failures.set(row, notes);
  }
  return rows.map((row) => {
    const notes = failures.get(row);
    return notes ? rowOf(row.name, 'refused', notes) : row;
  });
}

/** The rows to write, together those of which one needs a name that another one gives up. */
function groupsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const byName = new Map<string, { names: readonly string[]; rows: ImportRow[] }>();
  for (const row of rows) {
    if (!row.names) continue;
    const { id, slug, formerSlug } = row.names;
    const names = [id, slug, formerSlug ?? slug];
    const joined = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
    const group = {
      names: [...names, ...joined.flatMap((other) => other.names)],
      rows: [...joined.flatMap((other) => other.rows), row],
    };
    for (const name of group.names) byName.set(name, group);
  }
  return [...new Set(byName.values())].map((group) => group.rows);
}

/** Writes rows, or nothing of them. Returns why it failed; nothing if it didn't. */
async function writeWhole(root: string, rows: readonly ImportRow[]): Promise<string[]> {
  const additions = rows.flatMap((row) => row.additions);
  const written = new Set(additions.map(({ path }) => path));
  const deletions = rows.flatMap((row) => row.deletions).filter((path) => !written.has(path));
  const before: { path: string; content: Uint8Array | null }[] = [];
  try {
    for (const { path, content } of [
      ...additions,
      ...deletions.map((path) => ({ path, content: null })),
    ]) {
      const old = { path, content: await contentOf(join(root, path)) };
      await changeFile(root, path, content);
      before.unshift(old);
    }
    return [];
  } catch (error) {
    const notes: string[] = [];
    for (const { path, content } of before)
      await changeFile(root, path, content).catch((failed: unknown) => {
        notes.push(`${path} could not be put back as it was: ${messageOf(failed)}`);
      });
    return [messageOf(error), ...(notes.length > 0 ? notes : ['nothing of it was written'])];
  }
}

async function contentOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

interface PlanParts {
  readonly repository: Repository;
  /** Ids of the posts before it, each with the name of its post. */
  readonly taken: Map<string, string>;
  readonly winner: Winner;
}

async function planPost(
  incoming: IncomingPost,
  source: ImportSource,
  { repository, taken, winner }: PlanParts,
): Promise<ImportRow> {
  const row = (outcome: ImportRow['outcome'], notes: readonly string[]) =>
    rowOf(incoming.name, outcome, notes);
  if ('problem' in incoming) return row('refused', [incoming.problem]);
  const { basedOn } = incoming;
  const own = repository.posts.find((other) => other.post.id === incoming.post.id);
  const isHiddenThere = source.isList && !incoming.post.isPublished;
  const isPublished = isHiddenThere && own ? own.post.isPublished : incoming.post.isPublished;
  const post = { ...incoming.post, isPublished };
  const sameId = taken.get(post.id);
  if (sameId !== undefined)
    return row('refused', [`id: write another one, "${sameId}" before it has it too`]);
  taken.set(post.id, incoming.name);
  const ownHash = own ? await postHash(own.post) : null;
  const isSame = own?.post.isPublished === post.isPublished && (await postHash(post)) === ownHash;
  if (isSame) return row('unchanged', []);
  const refusals = publishProblems(post).map(({ field, problem }) => `${field}: ${problem}`);
  const unreadable = [...repository.broken].find(
    ([path]) => postFileName(path)?.slug === post.slug,
  );
  if (unreadable) refusals.push(`mend ${unreadable[0]} first: ${unreadable[1]}`);
  if (refusals.length > 0) return row('refused', refusals);

  const { additions, deletions } = await postAsFiles(post, own?.file ?? null);
  const problems = additions.slice(0, 1).flatMap(fileProblems);
  if (problems.length > 0) return row('refused', problems);
  const pictures = await picturesFor(additions, source, repository.root);
  if ('problems' in pictures) return row('refused', pictures.problems);
  const files = [...pictures.files, ...additions.toReversed()];
  const unshown = await unshownPictures(files);
  if (unshown.length > 0) return row('refused', unshown);
  const changed: PostFile[] = [];
  for (const file of files) if (!(await isOnDisk(repository.root, file))) changed.push(file);

  const conflict = conflictOf(own?.file.path, own ? await baseHash(own.post) : null, basedOn);
  if (conflict !== null && winner === null)
    return row('refused', [
      conflict,
      `add --keep-mine to keep the repository's, --take-theirs to replace it by this one`,
    ]);
  if (conflict !== null && winner === 'mine') return row('kept', [conflict]);
  const notes = [
    ...(own && own.post.slug !== post.slug
      ? [`moves from ${postHref(own.post.slug)} to ${postHref(post.slug)}`]
      : []),
    ...(post.isPublished ? [] : ['isPublished: false, so it is not built']),
    ...(conflict === null ? [] : [`${conflict}; replaced by this one`]),
  ];
  const names = {
    id: post.id,
    slug: post.slug,
    file: additions[0]?.path ?? '',
    formerSlug: own?.post.slug ?? null,
  };
  return { ...row(own ? 'changed' : 'new', notes), additions: changed, deletions, names };
}

/** What the build would refuse in a file besides the fields of the post, each with what to write instead. */
function fileProblems(file: PostFile): string[] {
  const parts = readParts(file);
  if (!parts.ok) return [parts.problem];
  const front = postSchema.safeParse(parts.data);
  return front.success ? [] : front.error.issues.map(({ message }) => message);
}

/**
 * Why a post would overwrite what somebody else has written; null if it doesn't.
 * @param path of the repository's post, undefined where it has none
 * @param hash of that post
 */
function conflictOf(
  path: string | undefined,
  hash: string | null,
  basedOn: string | null,
): string | null {
  if (hash === basedOn) return null;
  if (path === undefined) return 'the repository has no such post anymore';
  return basedOn === null
    ? `${path} has another text, and this one doesn't say what it was taken from`
    : `${path} has changed since this one was taken from it`;
}

/** The files of the pictures that a post names and that the repository lacks. */
async function picturesFor(
  additions: readonly PostFile[],
  source: ImportSource,
  root: string,
): Promise<{ files: PostFile[] } | { problems: string[] }> {
  const [text] = additions;
  const read = text && readPostFile(text);
  if (!read?.ok) throw new Error(`${text?.path ?? 'A post'} was written so that it can't be read.`);
  const files: PostFile[] = [];
  const problems: string[] = [];
  for (const path of picturesOf(read.post)) {
    if (additions.some((file) => file.path === path) || (await isFile(join(root, path)))) continue;
    const content = source.pictures.get(path);
    if (!content)
      problems.push(`${path} is missing: neither the repository nor what is imported has it`);
    else if (!(await isNamedByContent(path, content)))
      problems.push(`${path} is not the picture that its name says: take the pack again`);
    else files.push({ path, content });
  }
  return problems.length > 0 ? { problems } : { files };
}

const isFile = async (path: string) => (await lstat(path).catch(() => null))?.isFile() === true;

/** What the build could not show. */
async function unshownPictures(files: readonly PostFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, content } of files) {
    if (typeof content === 'string') continue;
    const read = await sharp(content)
      .metadata()
      .catch(() => null);
    if (!read || !['png', 'jpeg', 'gif', 'webp'].includes(read.format))
      problems.push(`${path} can't be read as a picture: choose it again in the post`);
  }
  return problems;
}

/** Whether a picture is what its name says; names of ours end in the sum of the content. */
async function isNamedByContent(path: string, content: Uint8Array): Promise<boolean> {
  const [, sum] = /-([\da-f]{8})\.\w+$/.exec(path) ?? [];
  return sum === undefined || (await sha256(new Uint8Array(content))).startsWith(sum);
}

async function isOnDisk(root: string, { path, content }: PostFile): Promise<boolean> {
  const there = await readFile(join(root, path)).catch(() => null);
  return there?.equals(Buffer.from(content)) === true;
}
