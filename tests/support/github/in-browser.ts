import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { gitHubApiAddress } from '#src/config/repository.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';

/** Leads what pages ask of GitHub to a stand-in. A connection that breaks there breaks in the browser too. */
export async function leadToStandIn(
  pages: Page | BrowserContext,
  github: GitHubStandIn,
): Promise<void> {
  await pages.route(gitHubApiAddress, async (route) => {
    const request = route.request();
    try {
      const answer = await fetch(github.address, {
        method: request.method(),
        headers: await request.allHeaders(),
        body: new Uint8Array(request.postDataBuffer() ?? []),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body,
      });
    } catch {
      // The page may be closed by now.
      await route.abort('connectionreset').catch(() => undefined);
    }
  });
}

/**
 * Fills in the open dialog of the connection.
 * @param isKept whether the browser is to keep the token for all tabs
 */
export async function connect(page: Page, github: GitHubStandIn, isKept = false): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Connect to GitHub' });
  // Folded where this browser knows it.
  if (await dialog.getByText(/^Change where posts go/).isVisible())
    await dialog.getByText(/^Change where posts go/).click();
  await dialog.getByLabel('Owner').fill(github.owner);
  await dialog.getByLabel('Repository', { exact: true }).fill(github.name);
  await dialog.getByLabel('Token', { exact: true }).fill(github.token);
  if (isKept) await dialog.getByLabel(/^Keep the token/).check();
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
