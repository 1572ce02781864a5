import { expect, test } from '#tests/support/test.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { overlaps } from '#tests/support/overlaps.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

const paragraphs = Array.from({ length: 30 }, (_, place) => `Night ${place + 1} was cold.`);

test('on a phone Undo is in reach, words of tables stay whole, and the keyboard covers no caret', async ({
  page,
}) => {
  const writing = new PostWriting(page);
  await writing.open();
  const { text } = writing;

  await test.step('a long title is whole, and its first letter moves nothing', async () => {
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).not.toBeFocused();
    const before = await title.boundingBox();
    await title.fill('Stolen cats and the case for a law that counts them as more than things');
    await expect(page.getByRole('button', { name: 'Start empty' })).toBeVisible();
    expect((await title.boundingBox())?.y).toBe(before?.y);
    expect(await title.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThan(
      2,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await title.press('End');
    await title.press('Enter');
    await expect(text).toBeFocused();
    await expect(title).toHaveValue(/ things$/);
  });

  await test.step('Undo and Redo in Markdown', async () => {
    await text.fill('Mimi');
    await text.press('End');
    await page.keyboard.type(' naps');
    for (const name of ['Undo typing', 'Redo typing'])
      await expect(writing.tool(name)).toBeInViewport({ ratio: 1 });
    await writing.tool('Undo typing').tap();
    await expect(text).not.toHaveValue('Mimi naps');
    await writing.tool('Redo typing').tap();
    await expect(text).toHaveValue('Mimi naps');
  });

  await test.step('the card of a shared link opens without moving the page', async () => {
    await text.fill(paragraphs.join('\n\n'));
    // It comes in a pause of the typing, above the card.
    await expect(page.getByRole('button', { name: 'Use these words' })).toBeVisible();
    const fold = page.getByText('In a search, and as a shared link');
    await fold.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await fold.tap();
    await expect(page.getByRole('img', { name: /card/i })).toHaveAttribute('src', /^blob:/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  for (const view of ['Markdown', 'Visual'] as const)
    await test.step(`a low line is in sight above the keyboard, in ${view}`, async () => {
      await page.setViewportSize({ width: 390, height: 664 });
      await writing.view(view).tap();
      await expect(text).toHaveAttribute(view === 'Visual' ? 'aria-multiline' : 'id', /./);
      await text.evaluate((field) => {
        field.scrollIntoView();
        field.scrollTop = 0;
      });
      const box = await text.boundingBox();
      await page.touchscreen.tap(120, (box?.y ?? 0) + (box?.height ?? 0) - 30);
      await page.setViewportSize({ width: 390, height: 360 });
      await expect.poll(() => text.evaluate((field) => field.scrollTop)).toBeGreaterThan(40);
      if (view === 'Markdown') return;
      const isInSight = await text.evaluate((field) => {
        const line = getSelection()?.focusNode?.parentElement?.getBoundingClientRect();
        const sheet = field.getBoundingClientRect();
        return line && line.bottom <= sheet.bottom + 1 && line.top >= sheet.top;
      });
      expect(isInSight).toBe(true);
    });

  await test.step('a table has whole words, and comes back after it was deleted', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await writing.view('Markdown').tap();
    const table =
      '| Store | Cat | Needs |\n| - | - | - |\n| Nostrand Delicatessen | Mimi | a heated pad overnight |\n| Corner 24/7 | Tony | a veterinarian |';
    await text.fill(table);
    await writing.view('Visual').tap();
    await text.getByText('Mimi').tap();
    for (const [words, most] of [
      ['Mimi', 1],
      ['Corner 24/7', 2],
      ['a veterinarian', 2],
    ] as const) {
      const lines = await text.getByText(words, { exact: true }).evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const starts = new Map<number, number>();
        for (const { top, left } of range.getClientRects())
          starts.set(top, Math.min(left, starts.get(top) ?? left));
        return [...starts.values()].map(Math.round);
      });
      expect(lines.length).toBeLessThanOrEqual(most);
      // No line begins with the blank before it.
      expect(new Set(lines).size).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Delete table' }).tap();
    await expect(text.getByRole('table')).toHaveCount(0);
    await writing.tool('Undo typing').tap();
    await expect(text.getByRole('table')).toHaveCount(1);
    await writing.view('Markdown').tap();
    await expect(text).toHaveValue(table);
  });

  await test.step('a caret in a low table comes into sight: in Visual, and by a button pressed from the excerpt', async () => {
    const table = '| Store | Cat |\n| - | - |\n| Corner 24/7 | Tony |';
    const written = [...paragraphs, table, ...paragraphs].join('\n\n');
    await writing.write(written, 'Tony');
    await writing.view('Visual').tap();
    const cell = text.getByRole('cell', { name: 'Tony' });
    await expect(cell).toBeInViewport({ ratio: 1 });
    await text.evaluate((sheet) => sheet.scrollTo({ top: 0 }));
    await expect(cell).not.toBeInViewport();
    await page
      .getByLabel('Excerpt', { exact: true })
      .evaluate((field) => field.focus({ preventScroll: true }));
    await writing.tool('Bold').tap();
    await expect(cell).toBeInViewport({ ratio: 1 });
    await writing.view('Markdown').tap();
    await expect(text).toHaveValue(written.replace('Tony', '**Tony**'));
  });

  await test.step('a window that asks for an address stands at the top, above a keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await writing.tool('Link').tap();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    const link = await dialog.getByRole('button', { name: 'Link' }).boundingBox();
    expect((link?.y ?? 844) + (link?.height ?? 0)).toBeLessThan(540);
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await page.setViewportSize({ width: 390, height: 664 });
  });

  await test.step('both fields for the words of a picture are in sight', async () => {
    await writing.pick(await plainPicture('cat.png', { width: 600, height: 800 }));
    const caption = writing.question.getByLabel('Caption');
    await expect(caption).toBeInViewport({ ratio: 1 });
    const insert = writing.question.getByRole('button', { name: 'Insert picture' });
    expect(await overlaps(caption, insert)).toBe(false);
    await page.setViewportSize({ width: 390, height: 540 });
    await expect(insert).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 664 });
    await writing.question.getByRole('button', { name: 'Cancel' }).tap();
  });

  await test.step('a button beside Publish Post opens the settings', async () => {
    const category = page.getByLabel('Category');
    await expect(category).toBeHidden();
    await page.getByRole('button', { name: 'Settings', exact: true }).tap();
    await expect(category).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('lines made entries one by one are one list', async () => {
    await text.fill('Straw\n\nWater\n\nFood');
    await writing.view('Visual').tap();
    for (const line of ['Straw', 'Food', 'Water']) {
      await text.getByText(line).tap();
      await writing.tool('Numbered list').tap();
    }
    await writing.view('Markdown').tap();
    await expect(text).toHaveValue('1. Straw\n2. Water\n3. Food');
  });
});
