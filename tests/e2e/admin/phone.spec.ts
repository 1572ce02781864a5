import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { hold } from '#tests/support/held-answers.ts';
import { controlsUnder, overlaps } from '#tests/support/overlaps.ts';
import { builtPosts } from '#tests/support/built-posts.ts';

const widths = [320, 390, 768, 1024, 1280];
/** Posts far down the list, one for each width. */
const posts = widths.map((width) => ({
  id: `olga-${width}`,
  title: `Olga ${width}`,
  excerpt: 'A cat.',
  content: 'A chair.',
  date: 'January 1, 2020',
}));
const ownWords = {
  ...posts[0],
  id: 'bruno',
  title: 'Bruno',
  date: 'Sometime in spring, when the rats had gone',
};

/** A title that a finger can hit; category and status in one line below the date, and not too high. */
async function checkCards(dashboard: Dashboard): Promise<void> {
  const title = dashboard.row('Bruno').getByRole('link', { name: 'Bruno' }).first();
  const box = await title.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  // The fallback font is wider.
  await dashboard.page.evaluate(() => document.fonts.ready);
  const lines = await dashboard.rows.evaluateAll((cards) =>
    cards.map((card) =>
      ['.cell-date', '.cell-category', '.cell-status'].map((cell) =>
        Math.round(card.querySelector(cell)?.getBoundingClientRect().top ?? -1),
      ),
    ),
  );
  const heights = await dashboard.rows.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height).toSorted((a, b) => a - b),
  );
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThan(165);
  expect(lines).toHaveLength(builtPosts().length + posts.length + 1);
  for (const [date, category, status] of lines) {
    expect(category).toBeGreaterThan(date ?? Infinity);
    expect(status).toBe(category);
  }
}

/** The message of a dialog stands above it, and none of the page is in it. */
async function checkDialogMessages(actions: PostActions): Promise<void> {
  const message = actions.page.locator('.toast');
  for (const isShown of [false, true]) {
    await actions.choose('Export Posts');
    await expect(message).toHaveCount(0);
    await actions.button('Copy').click();
    await expect(message).toHaveCount(1);
    await actions.button('Copy').click();
    await expect(message).toHaveCount(1);
    expect(await overlaps(message, actions.dialog)).toBe(false);
    await actions.button('Close').click();
    // It is the page's from here on.
    if (isShown) await message.getByRole('button', { name: /^Close/ }).click();
    await expect(message).toHaveCount(isShown ? 0 : 1);
  }
}

/** Where the actions of the rows are that stand above a post's, whose row goes. */
const placesAbove = (page: Page, title: string) =>
  page.locator('.post-row .actions > *').evaluateAll((parts, below) => {
    const end = parts.findIndex((part) => part.closest('.post-row')?.textContent.includes(below));
    return parts.slice(0, end < 0 ? undefined : end).map((part) => part.getBoundingClientRect().y);
  }, title);

/** A message lies on none of the header's places and of what is below it. */
async function checkMessage({ page, toast }: Dashboard): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const header = page.getByRole('banner');
  for (const place of ['Posts', 'Trash'])
    await header.getByRole('link', { name: place }).click({ trial: true });
  await header.getByRole('button', { name: 'Logout' }).click({ trial: true });
  expect(await overlaps(toast, page.getByRole('main'))).toBe(false);
  expect(await controlsUnder(toast)).toEqual([]);
}

/** Makes the page believe that a keyboard covers the lower part of its window. */
async function raiseKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((left) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => left });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}

test('on a phone posts come first, toolbar, text and Save fit above its keyboard, and no message is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const dashboard = new Dashboard(page);
  // Below what a first visit is told, there would be no room.
  await dashboard.open([ownWords]);
  await expect(dashboard.rows.first().getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Category')).toBeHidden();
  await dashboard.search.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category')).toBeVisible();
  await dashboard.rows.first().getByRole('checkbox').check();
  const bar = await dashboard.selection.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(664);

  const editor = new Editor(page);
  await editor.open();
  await editor.content.fill('A line.\n\n'.repeat(40));
  const parts = [
    page.getByRole('toolbar').getByRole('button', { name: 'Bold' }),
    page.getByRole('button', { name: 'Preview', exact: true }),
    editor.content,
    editor.publish,
  ];
  const fit = (height: number) => async () => {
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  };
  await raiseKeyboard(page, 364);
  await expect(fit(364)).toPass();
  // Other browsers make the page itself lower.
  await page.evaluate(() => Reflect.deleteProperty(visualViewport ?? {}, 'height'));
  await page.setViewportSize({ width: 390, height: 380 });
  await page.getByRole('button', { name: 'Visual', exact: true }).click();
  await expect(editor.content).toHaveAttribute('aria-multiline', 'true');
  await expect(fit(380)).toPass();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const lines = await editor.content.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(lines).toBeGreaterThan(6);
  await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('textbox').fill('cat');
  await expect(dialog.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(fit(380)).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // A message covers no line of the text.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('button', { name: 'Start empty' }).click();
  await editor.content.focus();
  await page.setViewportSize({ width: 390, height: 380 });
  await expect(dashboard.toast).toContainText('Draft put aside');
  await page.keyboard.type('abc def');
  await expect.poll(() => overlaps(dashboard.toast, editor.content)).toBe(false);
  expect(await overlaps(dashboard.toast, editor.publish)).toBe(false);
  await dashboard.toast.getByRole('button', { name: /^Close/ }).click();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('button', { name: 'Start empty' }).click();
  await page.reload();
  await expect(editor.copies).toContainText('2 unsaved texts');
  const title = await editor.title.boundingBox();
  expect((title?.y ?? 664) + (title?.height ?? 0)).toBeLessThan(600);
  await page.setViewportSize({ width: 390, height: 380 });

  const heic = { name: 'cat.heic', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic') };
  await page.locator('.markdown-field input[type=file]').setInputFiles(heic);
  const all =
    'This one is HEIC: on a computer, save it as JPG in Preview or Paint; on a phone, choose a screenshot';
  await expect(dashboard.toast).toContainText(all);
  const cut = await dashboard.toast.evaluate((card) =>
    [card, ...card.children].filter((part) => part.scrollHeight > part.clientHeight + 1),
  );
  expect(cut).toEqual([]);
  await expect(page.locator('.markdown-field .note-problem')).toContainText(all);
});

test('at any width cards tell all, and messages are in sight and lie on nothing that is used', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const dashboard = new Dashboard(page);
  await dashboard.open([...posts, ownWords]);
  for (const width of [320, 390])
    await test.step(`cards, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await checkCards(dashboard);
      await expect(dashboard.row('Bruno')).toContainText('when the rats had gone');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  for (const [width, height] of [
    [320, 740],
    [390, 400],
    [1280, 740],
  ] as const)
    await test.step(`messages of a dialog, ${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await checkDialogMessages(new PostActions(page));
    });

  // From here on its time stands still, or a message would go too early.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  for (const width of widths)
    await test.step(`a message, ${width} px wide`, async () => {
      // The one before has gone.
      await page.clock.runFor(21_000);
      await expect(dashboard.toast).toHaveCount(0);
      await page.setViewportSize({ width, height: 740 });
      await dashboard.action(`Olga ${width}`, 'Delete').click();
      const title = `Olga ${width}`;
      const before = await placesAbove(page, title);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dashboard.toast).toContainText('Post Deleted');
      expect((await placesAbove(page, title)).slice(0, before.length)).toEqual(before);
      expect(await controlsUnder(dashboard.toast)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(740);
      await expect(dashboard.toast).toBeInViewport({ ratio: 1 });
      await checkMessage(dashboard);
    });
  await dashboard.dialog.waitFor({ state: 'hidden' });
  await test.step('Ctrl+Z outside of fields takes back what the message tells of', async () => {
    await dashboard.search.press('Control+z');
    await expect(dashboard.row('Olga 1280')).toHaveCount(0);
    await dashboard.search.blur();
    await page.keyboard.press('Control+z');
    await expect(dashboard.row('Olga 1280')).toHaveCount(1);
    await expect(dashboard.toast).toContainText('Olga 1280 is back.');
  });
  await test.step('another screen takes the message away', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Trash' }).click();
    await expect(page).toHaveURL('/blog-admin/trash');
    await expect(dashboard.toast).toHaveCount(0);
  });
});

test('the page stays where it is, and as wide as the window, when what others will see is opened', async ({
  page,
}) => {
  const letGo = await hold(page, '**/og/letters.json');
  await page.setViewportSize({ width: 390, height: 664 });
  const editor = new Editor(page);
  await editor.open();
  await editor.fill({ title: 'Mimi of Tenth Avenue', content: 'She naps.', excerpt: 'A list.' });
  await page.getByText('In a search, and as a shared link').click();
  const card = page.getByRole('img', { name: /^The card of this post/ });
  // Before the card is drawn, its place is no wider than the screen either: a phone would zoom out and scroll.
  await expect(card).not.toHaveAttribute('src');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  letGo();
  await expect(card).toHaveAttribute('src', /^blob:/);
});
