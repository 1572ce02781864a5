import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { builtFolder } from '#scripts/built-site.ts';
import { postCategories, tags } from '#src/config/categories.ts';
import { slugify } from '#src/lib/posts/slug.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { randomNumbers } from '#tests/support/random-numbers.ts';

/** Length of the real posts, in words. */
const wordsOf = { slug: 5, title: 8, excerpt: 26, content: 1_240 } as const;
const paragraph = 60;
const seed = 20_261_121;

/** Running text of the built site's first posts. */
export async function sampleText(): Promise<string> {
  const file = await readFile(resolve(builtFolder, 'posts-data/texts-1.json'), 'utf8');
  return Object.values(JSON.parse(file) as Record<string, string>).join(' ');
}

/**
 * Made-up posts, the same at every run. Every word is drawn at random, as often as real posts use it. No sentence comes
 * twice, so that they don't compress better than real posts.
 * @param sample running text whose words are used
 */
export function benchPosts(count: number, sample: string): Post[] {
  const words = sample.split(/\s+/).filter((word) => word !== '');
  const random = randomNumbers(seed);
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const phrase = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const title = phrase(wordsOf.title);
    const slug = slugify(title.split(' ').slice(0, wordsOf.slug).join(' '));
    const day = new Date(Date.UTC(2026, 10, 1) - index * 86_400_000);
    return {
      id: String(index + 1),
      slug,
      title,
      excerpt: phrase(wordsOf.excerpt),
      author: { name: 'Bodega Cats of New York' },
      date: day.toISOString().slice(0, 10),
      category: pick(postCategories),
      tags: [...new Set([pick(tags), pick(tags), pick(tags)])],
      readTime: `${6 + Math.floor(random() * 5)} min read`,
      coverImage: `/art/cover-${slug}.svg`,
      isFeatured: index === 0,
      content: Array.from({ length: wordsOf.content / paragraph }, () => phrase(paragraph)).join(
        '\n\n',
      ),
    };
  });
}
