import { expect } from '@playwright/test';
import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** What went wrong on a page, and what it fetched. */
interface Watch {
  /** Console errors and warnings, exceptions, failed or foreign requests, policy violations; one sentence each. */
  readonly problems: string[];
  /** Paths of the scripts that were fetched. */
  readonly scripts: string[];
}

/** Records what goes wrong on a page. Call it before the page is opened. */
export function watch(page: Page): Watch {
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (isBad(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    // Before the first request, the page has no address of its own yet.
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).host;
    if (/^https?:$/.test(protocol) && host !== own) problems.push(`other host: ${request.url()}`);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isDocument(response.request())) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { problems, scripts };
}

const isBad = (message: ConsoleMessage) => ['error', 'warning', 'assert'].includes(message.type());
const isDocument = (request: Request) => request.resourceType() === 'document';

/** Scrolls to every picture of the page and waits until each has loaded or failed. */
export async function loadAllPictures(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1280 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && !image.complete)
          .map((image) => image.currentSrc || image.src),
      ),
    )
    .toEqual([]);
}
