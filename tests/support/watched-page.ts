import { expect } from '@playwright/test';
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What went wrong on a page, and what it fetched. */
interface Watch {
  /** Console errors and warnings, exceptions, failed or foreign requests, policy violations; one sentence each. */
  readonly problems: string[];
  /** Paths of the scripts that were fetched. */
  readonly scripts: string[];
  /** Everything that was answered. */
  readonly responses: Response[];
  /** Waits until nothing more is under way of what the page fetches for the place where it is scrolled to. */
  readonly settled: () => Promise<void>;
}

/** Records what goes wrong on a page. Call it before the page is opened. */
export function watch(page: Page): Watch {
  const problems: string[] = [];
  const scripts: string[] = [];
  const responses: Response[] = [];
  const underWay = new Set<Request>();
  page.on('console', (message) => {
    if (isBad(message)) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('request', (request) => {
    underWay.add(request);
    const { protocol, host, pathname } = new URL(request.url());
    // Before the first request, the page has no address of its own yet.
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url()).host;
    if (/^https?:$/.test(protocol) && host !== own) problems.push(`other host: ${request.url()}`);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  page.on('response', (response) => {
    responses.push(response);
    if (response.status() >= 400 && !isDocument(response.request())) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  return {
    problems,
    scripts,
    responses,
    settled: async () => {
      // By the second frame the browser has asked for the lazy pictures that are within reach.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
    },
  };
}

const isBad = (message: ConsoleMessage) => ['error', 'warning', 'assert'].includes(message.type());
const isDocument = (request: Request) => request.resourceType() === 'document';

/** Notes refusals of the security policy on the console, in every document that a page opens from now on. */
export async function tellRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

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
