import { ownField } from '#src/lib/foreign.ts';
import { readFrontMatter } from '#src/lib/post-files/yaml.ts';
import type { FrontMatter } from '#src/lib/post-files/front-matter.ts';
import { picturesOf } from '#src/lib/post-files/picture-files.ts';
import { postFileName } from '#src/lib/post-files/post-file.ts';
import type { PostFile, PostFileEnding } from '#src/lib/post-files/post-file.ts';
import { coverFields } from '#src/lib/posts/cover.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { asStored, readTags } from '#src/lib/posts/read-post.ts';

/** A post's file taken apart the way the build does it. */
export interface PostFileParts {
  readonly slug: string;
  readonly ending: PostFileEnding;
  /** Its front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The file with other values in its front matter, where undefined takes a field out, and, if given, another text. */
  readonly written: (changes: FrontMatter, body?: string) => string;
}

/** A post read from its file. */
export interface ReadPostFile {
  readonly post: StoredPost;
  /** Slugs that its address had before. */
  readonly formerSlugs: readonly string[];
  /** Paths of the pictures that it shows. */
  readonly pictures: readonly string[];
}

/** What was read, or one sentence that says what to write instead. */
type Read<Value> =
  ({ readonly ok: true } & Value) | { readonly ok: false; readonly problem: string };

/** Reads a post's file as the build does. What its fields may be is checked by `publishProblems`. */
export function readPostFile(file: PostFile): Read<ReadPostFile> {
  const read = readParts(file);
  if (!read.ok) return read;
  return { ok: true, ...postOfParts(read) };
}

/** The post of a file that was taken apart. */
export function postOfParts({ slug, body, data }: PostFileParts): ReadPostFile {
  const cover = coverFields(slug, ownField(data, 'cover'));
  const { post, isPublished } = asStored({ ...data, ...cover, slug, content: body });
  const stored = { ...post, isPublished };
  const formerSlugs = readTags(ownField(data, 'formerSlugs'));
  return { post: stored, formerSlugs, pictures: picturesOf(stored) };
}

/** The front matter as the build finds it. */
const front = /^(\uFEFF?(?:\s*\n)?---[^\S\n]*\n)((?:[^]*?\n)??)---/;

/** Takes a post's file apart. */
export function readParts({ path, content }: PostFile): Read<PostFileParts> {
  const refuse = (problem: string) => ({ ok: false, problem }) as const;
  const name = postFileName(path);
  if (name === null) return refuse('give the file a name such as src/content/posts/a-cat.md');
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const [whole, opening, yaml] = front.exec(text) ?? [];
  if (whole === undefined || opening === undefined || yaml === undefined)
    return refuse('begin the file with front matter: a line ---, the fields, a line ---');
  const frontMatter = readFrontMatter(yaml);
  if ('problem' in frontMatter)
    return refuse(`the front matter can’t be read: ${frontMatter.problem}`);
  const rest = text.slice(whole.length);
  const body = rest.trim();
  const space = rest.slice(0, rest.indexOf(body)) || '\n\n';
  const end = rest.slice(rest.indexOf(body) + body.length) || '\n';
  const written = (changes: FrontMatter, newBody?: string) => {
    const isSame = Object.entries(changes).every(
      ([field, value]) => value === undefined && !Object.hasOwn(frontMatter.data, field),
    );
    const text = newBody === undefined ? rest : space + newBody + end;
    return `${opening}${isSame ? yaml : frontMatter.withChanges(changes)}---${text}`;
  };
  return { ok: true, ...name, data: frontMatter.data, body, written };
}
