import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The blog's list, as a visitor sees it: what is hidden doesn't count. */
export class BlogList {
  readonly field: Locator;
  readonly status: Locator;
  readonly featured: Locator;
  readonly cards: Locator;
  readonly skeletons: Locator;
  readonly heading: Locator;
  readonly pagination: Locator;
  readonly retry: Locator;
  readonly island: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('searchbox', { name: 'Search the blog' });
    this.status = page.getByRole('status');
    this.featured = page.locator('.featured-post:visible');
    this.cards = page.locator('.post-grid:not(.post-skeletons) > li:visible');
    this.skeletons = page.locator('.post-skeletons > li:visible');
    this.heading = page.locator('.blog-list h2:visible').filter({ hasText: /^(All|Results)/ });
    this.pagination = page.getByRole('navigation', { name: 'Pages of the blog' });
    this.retry = page.getByRole('button', { name: 'Try again' });
    this.island = page.locator('astro-island');
  }

  /** Wakes the search without typing. */
  async wake(): Promise<void> {
    await this.field.focus();
    await expect(this.island).not.toHaveAttribute('ssr');
  }

  /** A control of the pagination: 'Previous', 'Next', 'Page 3'. */
  link(name: string): Locator {
    return this.pagination.getByRole('link', { name, exact: true });
  }

  /** What the pagination shows between its two steps: '1 2 … 8'. */
  async marks(): Promise<string> {
    const marks = await this.pagination.getByRole('listitem').allTextContents();
    return marks.map((mark) => mark.replace('Page ', '')).join(' ');
  }

  /** Titles of the cards in the grid. */
  titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }

  /** Path and query of the address. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }
}
