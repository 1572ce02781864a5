import { expect, test, type Response } from '@playwright/test';
import { brotliSize, classOf } from '#scripts/budget-rules.ts';
import { excludedPages } from '#scripts/budget-limits.ts';
import { distinctPages } from '#tests/support/built-site.ts';

// The phone of design section 8: what it fetches before anybody scrolls, lazy pictures within reach included.
test.use({ viewport: { width: 390, height: 844 } });

const paths = distinctPages()
  .filter(({ file }) => file !== '404.html')
  .map(({ file }) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((path) => !excludedPages.some((page) => path.startsWith(page.replace(/\/\*$/, ''))));

/** Fonts and raster pictures travel as they are, everything else as brotli. */
async function weightOf(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|svg|xml|json|javascript/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliSize(body) : body.length;
}

for (const path of paths) {
  test(`${path} loads no more than its budget`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    const weights = await Promise.all(responses.map(weightOf));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(responses.filter((response) => response.url().endsWith('.js'))).toEqual([]);
    expect(total).toBeLessThanOrEqual(classOf(path).onLoad);
    test.info().annotations.push({ type: 'bytes on load', description: String(total) });
  });
}
