import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { storePosts } from '#tests/support/local-posts.ts';

/** Opens a local post with a text, because its page has the style of everything that a text may hold. */
async function openPostWith(page: Page, content: string): Promise<void> {
  await storePosts(page, [{ id: 'a-text', slug: 'a-text', title: 'A text', content }]);
  await page.goto('/blog/a-text');
}

test('a picture of a text that fails becomes the placeholder, in the same place', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  // It comes in several sizes, of which none is there.
  await page.route('**/post-pictures/a-text/lost.webp*', async (route) => {
    await held;
    await route.abort();
  });
  await openPostWith(
    page,
    '![A lost cat](../../assets/posts/a-text/lost.webp)\n\nThe words below the picture.',
  );
  const picture = page.getByRole('img', { name: 'A lost cat' });
  const after = page.getByText('The words below the picture.');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-picture', 'loading');
  const before = await after.boundingBox();
  release(undefined);
  await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
  await expect(picture).toHaveAttribute('data-picture', 'loaded');
  expect(await after.boundingBox()).toEqual(before);
});

test('a picture whose address is forbidden shows the placeholder at once', async ({ page }) => {
  await openPostWith(page, '![A cat](javascript:alert(1))');
  const picture = page.getByRole('img', { name: 'A cat', exact: true });
  await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
});

test('a wide table and long code scroll in their boxes, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const row = `| ${'Cat | '.repeat(20)}`;
  const long = 'x'.repeat(200);
  await openPostWith(page, `${row}\n|${' - |'.repeat(20)}\n${row}\n\n\`\`\`\n${long}\n\`\`\``);
  for (const name of ['Table', 'Code']) {
    const box = page.getByRole('group', { name });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), name).toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
