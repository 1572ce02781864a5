import { pictureMessages } from '#src/config/picture-messages.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import { formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
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
  /** The placeholder where a post has none, or one that the policy forbids. */
  cover: { src: string; alt: string };
}

/** Turns a post, built-in or local, into what its card and header show. */
export function postSummary(post: PostHead): PostSummary {
  return {
    href: postHref(post.slug),
    title: post.title,
    excerpt: post.excerpt,
    date: formatDay(post.date),
    isoDate: parseDay(post.date) ?? undefined,
    readTime: post.readTime,
    category: capitalize(post.category),
    cover: {
      src: safeImageUrl(post.coverImage ?? '') ?? pictureMessages.placeholder,
      alt: post.coverAlt ?? '',
    },
  };
}
