import type { Page } from '@playwright/test';
import { headingIds } from '#src/lib/markdown/heading-ids.ts';

/** The ids of a page around a post's text that a heading of the text could get too. */
export async function headingClashes(page: Pick<Page, 'locator'>): Promise<string[]> {
  const ids = await page
    .locator('[id]:not(.prose *)')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id) => headingIds()(id) === id);
}
