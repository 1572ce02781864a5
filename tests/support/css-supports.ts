import type { Page } from '@playwright/test';

/**
 * Whether the browser of a test supports a piece of CSS, so that a test is skipped for what a browser can't do, not for
 * its name.
 * @param condition as in `@supports`: 'animation-timeline: scroll()'
 */
export function supportsCss(page: Page, condition: string): Promise<boolean> {
  return page.evaluate((text) => CSS.supports(text), condition);
}
