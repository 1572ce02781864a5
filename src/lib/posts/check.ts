import { reservedPostSlugs } from '#src/config/categories.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { slugify } from '#src/lib/posts/slug.ts';

/** What the check needs to know about a post: its slug (the file's name) and its id (front matter). */
export interface PostName {
  readonly slug: string;
  readonly id: string;
}

/** One sentence for each built-in post whose text no browser could draw: the administrator couldn't preview it. */
export const findTextProblems = (posts: readonly { slug: string; text: string }[]): string[] =>
  posts
    .filter(({ text }) => !canBeDrawn(text))
    .map(
      ({ slug }) =>
        `src/content/posts/${slug}.mdx: the text is too long, or too many marks, quotes or lists are close together or inside each other; make it shorter or simpler`,
    );

/**
 * What is wrong with the names of built-in posts, one sentence each for the author: an id that two posts share, an id
 * that is another post's address or could be made up for a stored post, a file named like a page of the blog, a file
 * name that is no slug.
 */
export function findPostNameProblems(posts: readonly PostName[]): string[] {
  const problems: string[] = [];
  const slugById = new Map<string, string>();
  const slugs = new Set(posts.map(({ slug }) => slug));
  for (const { slug, id } of posts) {
    const file = `src/content/posts/${slug}.mdx`;
    const first = slugById.get(id);
    if (first === undefined) slugById.set(id, slug);
    else problems.push(`${file}: id: "${id}" belongs to ${first}.mdx; write a different one`);
    if (id !== slugify(id)) {
      problems.push(
        `${file}: id: "${id}" must be written like an address: "${slugify(id) || slug}"`,
      );
    } else if (id !== slug && slugs.has(id)) {
      problems.push(`${file}: id: "${id}" is the address of ${id}.mdx; write a different one`);
    }
    if (reservedPostSlugs.includes(slug)) {
      problems.push(
        `${file}: ${postHref(slug)} is taken by the blog itself; give the file another name`,
      );
    } else if (slug !== slugify(slug)) {
      problems.push(`${file}: the file's name is the address; name it ${slugify(slug)}.mdx`);
    }
  }
  return problems;
}
