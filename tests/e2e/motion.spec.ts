import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';

/** Names of the animations that began in a page so far. */
async function begun(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { begun?: string[] }).begun ?? []);
}

/** Names of the animations that a part and what is in it are given, whether they run or not. */
const given = (part: Locator) =>
  part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((each) => getComputedStyle(each).animationName)
      .filter((name) => name !== 'none'),
  );

test('an awning rolls out once, a cat that is pointed at blinks and turns its head, a receipt is printed again; with less motion all keep still', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { begun: names });
    addEventListener('animationstart', ({ animationName }) => names.push(animationName));
  });
  const cat = page.locator('.loose').first();
  const receipt = page.locator('.paper').first();
  const awnings = page.locator('.awning');

  await page.goto('/about');
  await cat.hover();
  await expect.poll(() => begun(page)).toEqual(expect.arrayContaining(['turn', 'blink']));
  await receipt.hover();
  await expect.poll(() => begun(page)).toContain('print');
  const rolled = (await begun(page)).filter((name) => name === 'roll-out');
  expect(rolled).toHaveLength(await awnings.filter({ visible: true }).count());
  expect(rolled).not.toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const part of [cat, receipt]) {
    await part.hover();
    expect(await given(part)).toEqual([]);
  }
  expect(await given(awnings.first())).toEqual([]);
});

test('a cat that is pressed on the home page moves to its card, and stands there at once with less motion', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      if (viewTransition === null) document.documentElement.dataset.moved = 'nothing';
      else
        void viewTransition.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
          document.documentElement.dataset.moved = parts
            .filter((part) => part?.startsWith('::view-transition-group'))
            .join(' ');
        });
    });
  });
  await page.goto('/');
  const movesPages = await page.evaluate(() => 'onpagereveal' in window);
  test.skip(
    browserName !== 'chromium' && !movesPages,
    'This browser moves nothing from page to page.',
  );
  for (const [reducedMotion, moved] of [
    ['no-preference', /\(cat\)/],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.locator('.cat').getByRole('link', { name: 'Snowy' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-moved', moved);
    await expect(page.locator('#cat-snowy-flatbush')).toBeInViewport();
  }
});
