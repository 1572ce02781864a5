import type { CoverFocus } from '#src/config/cover-focus.ts';
import { pictureMessages } from '#src/config/messages.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import { formatDay, parseDay } from '#src/lib/posts/dates.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { PostHead } from '#src/lib/posts/post.ts';
import { capitalize } from '#src/lib/text.ts';

/** What a card or header shows, as displayed. */
export interface PostSummary {
  href: string;
  title: string;
  excerpt: string;
  /** 'April 30, 2026' */
  date: string;
  /** ISO day; undefined if the written date can't be read. */
  isoDate: string | undefined;
  /** The day of the last change, if it is known. */
  updated: { date: string; isoDate: string } | undefined;
  /** '6 min read' */
  readTime: string;
  /** Capitalized. */
  category: string;
  /** The cover, or the placeholder if there is none that is allowed, and a name that no other post's has. */
  cover: { src: string; alt: string; name: string; focus: CoverFocus | undefined };
}

/** Makes what the card and header of a built-in or local post show. */
export function postSummary(post: PostHead): PostSummary {
  const isoDate = parseDay(post.date) ?? undefined;
  const isoUpdated = parseDay(post.lastUpdated ?? '');
  return {
    href: postHref(post.slug),
    title: post.title,
    excerpt: post.excerpt,
    date: formatDay(post.date),
    isoDate,
    updated: isoUpdated === null ? undefined : { date: formatDay(isoUpdated), isoDate: isoUpdated },
    readTime: post.readTime,
    category: capitalize(post.category),
    cover: {
      src: safeImageUrl(post.coverImage ?? '') ?? pictureMessages.placeholder,
      alt: post.coverAlt ?? '',
      focus: post.coverFocus,
      name: `cover-${post.slug}`,
    },
  };
}
