import { formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { publicReadingTime } from '#src/lib/posts/reading-time.ts';
import { capitalize } from '#src/lib/text.ts';

/** What a card or header shows of a post, as shown. */
export interface PostSummary {
  href: string;
  title: string;
  excerpt: string;
  /** 'April 30, 2026' */
  date: string;
  /** ISO day; none where the written date can't be read (design section 2 item 20). */
  isoDate: string | undefined;
  /** '6 min read' */
  readTime: string;
  /** Capitalised (spec section 3). */
  category: string;
  cover: { src: string; alt: string };
}

/** The fields of a built-in post that a summary is made of. */
export interface SummarySource {
  slug: string;
  body: string;
  data: {
    title: string;
    excerpt: string;
    date: string;
    category: string;
    readTime?: string | undefined;
    cover: { alt: string };
  };
}

/** Turns a built-in post into what its card shows. */
export function postSummary({ slug, body, data }: SummarySource): PostSummary {
  return {
    href: `/blog/${slug}`,
    title: data.title,
    excerpt: data.excerpt,
    date: formatDay(data.date),
    isoDate: parseDay(data.date) ?? undefined,
    readTime: publicReadingTime(data.readTime, body),
    category: capitalize(data.category),
    cover: { src: `/art/cover-${slug}.svg`, alt: data.cover.alt },
  };
}
