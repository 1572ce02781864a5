import { reservedPostSlugs } from '#src/config/categories.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { postFields } from '#src/lib/posts/post.ts';
import { slugify } from '#src/lib/posts/slug.ts';

const titleLength = postFields.title.most;
const usage = 'Use: npm run new-post -- "Title of the post"';

/** The slug for a new post, or a sentence that says why the title makes none. */
export function readTitle(
  args: readonly string[],
): { readonly title: string; readonly slug: string } | { readonly problem: string } {
  const [first, ...rest] = args;
  const title = first?.trim() ?? '';
  if (title === '') return { problem: `A post needs a title. ${usage}` };
  if (rest.length > 0) return { problem: `Put the title in quotes. ${usage}` };
  if (title.startsWith('-')) return { problem: `"${title}" is not a title. ${usage}` };
  if (title.length > titleLength) {
    return { problem: `The title has ${title.length} characters; at most ${titleLength} fit.` };
  }
  const slug = slugify(title);
  if (slug === '') return { problem: `"${title}" makes no address: use letters or numbers.` };
  if (reservedPostSlugs.includes(slug)) {
    return { problem: `${postHref(slug)} is taken by the blog itself: choose another title.` };
  }
  return { title, slug };
}

/** Front matter of a new post, complete and valid, so that the build passes before the author has begun. */
export function frontMatter(title: string, slug: string, day: string) {
  return {
    id: slug,
    title,
    excerpt:
      'Write here what the reader gets from this post, in plain words and 120 to 160 characters, because cards and search engines show exactly this text.',
    date: day,
    category: 'feature',
    tags: ['community'],
    cover: {
      scene: 'counter',
      background: 'yellow',
      cats: [{ coat: 'tuxedo', pose: 'sitting' }],
      alt: 'Drawing of a tuxedo cat sitting on a store counter.',
    },
    isPublished: false,
  } as const;
}

/** The whole file of a new post: front matter, then the usual sections. */
export function postFile(title: string, slug: string, day: string): string {
  const { cover, tags, ...plain } = frontMatter(title, slug, day);
  const { isPublished, ...texts } = plain;
  const cats = cover.cats.map(({ coat, pose }) => `    - coat: ${coat}\n      pose: ${pose}`);
  return `---
${Object.entries(texts)
  .map(([field, text]) => `${field}: ${yamlText(text)}`)
  .join('\n')}
tags: [${tags.map(yamlText).join(', ')}]
cover:
  scene: ${cover.scene}
  background: ${cover.background}
  cats:
${cats.join('\n')}
  alt: ${yamlText(cover.alt)}
# Words for category, tags and the cover are listed in src/config/categories.ts and drawings.ts.
# Delete the next line to publish.
isPublished: ${isPublished}
---

Open with the cat, the store and the year.

## The first thing to know

Markdown only: no imports, no JSX and no braces.

## Sources

- Publication, [Headline](https://example.com/), January 1, 2025
`;
}

/** A text in single quotes for YAML, which writes a quote inside twice. */
function yamlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
