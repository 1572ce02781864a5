import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Post } from '#src/lib/posts/post.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { SeededPost } from '#tests/support/local-posts.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

/** The admin's list of posts, as somebody who is logged in sees it. */
export class Dashboard {
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;
  readonly selection: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Blog posts' });
    this.rows = this.table.locator('tbody').getByRole('row');
    this.search = page.getByRole('searchbox', { name: 'Search posts' });
    this.status = page.getByRole('search').getByRole('status');
    this.dialog = page.getByRole('dialog');
    this.toast = page.locator('.toast');
    this.selection = page.getByRole('group', { name: 'Selected posts' });
  }

  /** Opens it, logged in, with these posts stored in the browser. */
  async open(posts: readonly (SeededPost | Post)[] = [], path = '/blog-admin'): Promise<void> {
    await keepSession(this.page, 1);
    if (posts.length > 0) await this.store(JSON.stringify(posts));
    await this.page.goto(path);
    await this.isLoaded();
  }

  /** Waits for both worlds of posts; the first page of a test has all scripts still to come. */
  async isLoaded(): Promise<void> {
    await expect(this.status).toHaveText(/posts?$/, { timeout: 15_000 });
  }

  /** Stores a text in place of the posts, by the page itself: the megabytes of another tab may come too late. */
  async store(text: string): Promise<void> {
    await openQuietPage(this.page);
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.posts,
      text,
    ] as const);
  }

  row(title: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** One of the actions of a row that are in sight: 'View', 'Edit', 'Delete', 'More', 'Publish to the website'. */
  action(title: string, name: string): Locator {
    return this.row(title)
      .locator(':is(.actions, .menu) > .button')
      .filter({ hasText: new RegExp(`^${name}`) });
  }

  /** Opens what else a row can do, and gives one of it: 'Duplicate', 'Hide in this browser', 'Back to the published version'. */
  async more(title: string, name: string): Promise<Locator> {
    await this.action(title, 'More').click();
    return this.row(title)
      .locator('.menu-list button')
      .filter({ hasText: new RegExp(`^${name}`) });
  }

  /** Presses one of these. */
  async choose(title: string, name: string): Promise<void> {
    await (await this.more(title, name)).click();
  }

  /** Opens what waits for somebody, where that is more than one thing. */
  openWaiting(): Promise<void> {
    return this.page.getByText('Waiting for you').click();
  }

  /** Deletes a post by its row, and says yes to the question. */
  async delete(title: string): Promise<void> {
    await this.action(title, 'Delete').click();
    await this.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  }

  header(column: string): Locator {
    return this.table.getByRole('columnheader', { name: column, exact: true });
  }

  tick(title: string): Locator {
    return this.row(title).getByRole('checkbox');
  }

  /** Titles in the order of the table. */
  titles(): Promise<string[]> {
    return this.table.locator('.row-title').allTextContents();
  }

  /** Path and query of the address. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }
}
