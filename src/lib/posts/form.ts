/** What the editor's fields hold, as typed. */
export interface PostForm {
  readonly title: string;
  readonly slug: string;
  /** Markdown; pictures of its own stand in it as `![alt](image:1)` (design section 2 item 6). */
  readonly content: string;
  readonly excerpt: string;
  /** As written: 'January 1, 2025'. */
  readonly date: string;
  readonly author: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  /** '8 min' */
  readonly readTime: string;
  /** A path, a full address, a data URL, or ''. */
  readonly coverImage: string;
  readonly coverAlt: string;
  readonly isFeatured: boolean;
  /** Data URLs of the pictures that the text names image:1, image:2 … */
  readonly images: readonly string[];
  /** True once the writer has set it, so that it no longer follows the title. */
  readonly isSlugOwn: boolean;
  /** True once the writer has set it, so that it no longer follows the text. */
  readonly isReadTimeOwn: boolean;
}
