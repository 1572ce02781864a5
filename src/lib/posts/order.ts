import { compareDays, parseDay } from '#src/lib/posts/dates.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

const { compare: compareTitles } = new Intl.Collator('en');

/**
 * Order of the blog's list: newest first, posts of the same day by title. Each date is read once, because that is slow.
 * @param headOf what an item is sorted by
 */
export function newestFirst<Item>(
  items: readonly Item[],
  headOf: (item: Item) => Pick<PostHead, 'date' | 'title'>,
): Item[] {
  const dated = items.map((item) => {
    const { date, title } = headOf(item);
    return { item, title, day: parseDay(date) };
  });
  dated.sort((a, b) => compareDays(a.day, b.day) || compareTitles(a.title, b.title));
  return dated.map(({ item }) => item);
}
