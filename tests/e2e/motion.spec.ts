import { supportsCss } from '#tests/support/css-supports.ts';
import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';

/** Names of the animations that began in a page so far. */
const begun = (page: Page) => page.evaluate(() => (window as { begun?: string[] }).begun ?? []);

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

test('a cover has one name in a list and on its page, by which the browser moves it there', async ({
  page,
}) => {
  for (const path of ['/blog', '/blog/are-bodega-cats-legal']) {
    await page.goto(path);
    if (await supportsCss(page, 'view-transition-name: attr(x type(<custom-ident>))'))
      await expect(page.locator('img[data-cover="cover-are-bodega-cats-legal"]').first()).toHaveCSS(
        'view-transition-name',
        'cover-are-bodega-cats-legal',
      );
  }
});
