import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { websitePath } from '#src/admin/publish/website.ts';
import type { ReviewAim } from '#src/admin/publish/review.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { postFilePath } from '#src/lib/post-files/post-file.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { historyIsBack } from '#tests/support/dialog-checks.ts';
import { builtFolder } from '#scripts/built-site.ts';

/** The admin's ways to the website and off it. */
export class Publishing {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The review before something is sent. */
  review(aim: ReviewAim) {
    return this.page.getByRole('dialog', { name: publishNames[aim] });
  }

  /** Where a post is, as its row says it. */
  place(title: string) {
    return new Dashboard(this.page).row(title).locator('.tag-origin');
  }

  /** Sends what the open review shows. */
  async send(aim: ReviewAim): Promise<void> {
    const review = this.review(aim);
    await review.getByRole('button', { name: /^(?:Send|Take off) \d+ posts?$/ }).click();
    await expect(review).toContainText(/(?:is|are) (?:in|marked in) the website’s files/);
    await review.getByRole('button', { name: 'Close', exact: true }).last().click();
    await historyIsBack(this.page);
  }

  /** From now on the website serves these posts too, as after a build; the admin notices when it asks again. */
  async serve(posts: readonly Post[]): Promise<void> {
    const entries = posts.map(async (post) => {
      const path = postFilePath(post.slug, 'md');
      return [post.id, { path, hash: await postHash(post), pictures: [] }] as const;
    });
    const served = Object.fromEntries(await Promise.all(entries));
    const text = await readFile(join(builtFolder, websitePath), 'utf8');
    const built = JSON.parse(text) as { posts: object };
    const json = { posts: { ...built.posts, ...served } };
    await this.page.route(websitePath, (route) => route.fulfill({ json }));
  }

  /** Comes back to the tab, so that the admin asks the website at once. */
  comeBack(): Promise<boolean> {
    return this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}
