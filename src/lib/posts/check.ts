import { reservedPostSlugs } from '#src/config/categories.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/** What the check needs to know about a post: its slug (the file's name) and its id (front matter). */
export interface PostName {
  readonly slug: string;
  readonly id: string;
}

/** The same of a post that has a file. */
export interface NamedFile extends PostName {
  /** Its path. */
  readonly file: string;
}

/** What is wrong with names, as a sentence for the author, and the posts that it is about. */
interface PostNameProblem<Name extends NamedFile> {
  readonly problem: string;
  readonly posts: readonly Name[];
}

/** One sentence for each built-in post whose text no browser could draw: the administrator couldn't preview it. */
export const findTextProblems = (posts: readonly { file: string; text: string }[]): string[] =>
  posts
    .filter(({ text }) => !canBeDrawn(text))
    .map(
      ({ file }) =>
        `${file}: the text is too long, or too many marks, quotes or lists are close together or inside each other; make it shorter or simpler`,
    );

/**
 * What is wrong with the names of built-in posts: an id that two posts share, an id that is another post's address or
 * could be made up for a stored post, a file named like a page of the blog, a file name that is no slug.
 */
export function findPostNameProblems<Name extends NamedFile>(
  posts: readonly Name[],
): PostNameProblem<Name>[] {
  const problems: PostNameProblem<Name>[] = [];
  const byId = new Map<string, Name>();
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  for (const post of posts) {
    const { slug, id, file } = post;
    const tell = (problem: string, ...others: readonly Name[]) =>
      problems.push({ problem: `${file}: ${problem}`, posts: [...others, post] });
    const first = byId.get(id);
    if (first) tell(`id: "${id}" belongs to ${nameOf(first)}; write a different one`, first);
    else byId.set(id, post);
    const addressed = bySlug.get(id);
    if (id !== slugify(id))
      tell(`id: "${id}" must be written like an address: "${slugify(id) || slug}"`);
    else if (id !== slug && addressed)
      tell(`id: "${id}" is the address of ${nameOf(addressed)}; write a different one`, addressed);
    if (reservedPostSlugs.includes(slug))
      tell(`${postHref(slug)} is taken by the blog itself; give the file another name`);
    else if (slug !== slugify(slug))
      tell(`the file's name is the address; name it ${slugify(slug)}${endingOf(file)}`);
  }
  return problems;
}

const nameOf = ({ file }: NamedFile) => file.slice(file.lastIndexOf('/') + 1);
const endingOf = (file: string) => file.slice(file.lastIndexOf('.'));
