/** A blog post as it is listed (spec section 3, Blog post): everything but its text. */
export interface PostHead {
  /** Never changes; a local post replaces the built-in one of the same id. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: { readonly name: string; readonly avatar?: string | undefined };
  /** As written: 'January 1, 2025' or an ISO day. */
  readonly date: string;
  /** As written; sitemaps fall back to the date. */
  readonly lastUpdated?: string | undefined;
  readonly category: string;
  readonly tags: readonly string[];
  /** As shown: '8 min read'. */
  readonly readTime: string;
  /** A path, a full address or a data URL; none or a forbidden one shows the placeholder. */
  readonly coverImage?: string | undefined;
  /** What the cover shows. Built-in posts have it; the admin's editor may add it. */
  readonly coverAlt?: string | undefined;
  readonly isFeatured: boolean;
}

/** A blog post with its text. */
export interface Post extends PostHead {
  /** Markdown. */
  readonly content: string;
}
