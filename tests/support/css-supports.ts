import type { Page } from '@playwright/test';

/**
 * Whether the browser of a test knows a piece of CSS, so that a test is skipped for what a browser can't do and not
 * for its name.
 * @param condition as `@supports` has it: 'animation-timeline: scroll()'
 */
export function supportsCss(page: Page, condition: string): Promise<boolean> {
  return page.evaluate((text) => CSS.supports(text), condition);
}
