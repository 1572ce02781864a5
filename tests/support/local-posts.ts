import type { Page } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

/** A post as the admin stores it. Fields that are left out get the fallbacks of blank fields. */
export interface SeededPost {
  readonly id?: string;
  readonly slug?: string;
  readonly title?: string;
  readonly excerpt?: string;
  readonly content?: string;
  readonly date?: string;
  readonly category?: string;
  readonly coverImage?: string;
  readonly [field: string]: unknown;
}

/**
 * Puts a text under the key of the stored posts, as another tab of the same browser would. A page that shows nothing
 * yet is used itself, which is faster than a new tab.
 */
export async function storePostsText(page: Page, text: string): Promise<void> {
  const tab = page.url() === 'about:blank' ? page : await page.context().newPage();
  await openQuietPage(tab);
  await tab.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.posts,
    text,
  ] as const);
  if (tab !== page) await tab.close();
}

/** Puts a list of posts into the storage of a browser. */
export async function storePosts(page: Page, posts: readonly (SeededPost | Post)[]): Promise<void> {
  await storePostsText(page, JSON.stringify(posts));
}

/** The current text under the key of the stored posts. */
export function storedPostsText(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKeys.posts);
}
