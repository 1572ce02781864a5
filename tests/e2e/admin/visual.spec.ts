import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { readFile } from 'node:fs/promises';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { overlaps } from '#tests/support/overlaps.ts';
import { storedPostsText, storePosts } from '#tests/support/local-posts.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { watch } from '#tests/support/watched-page.ts';

let writing: PostWriting;
test.beforeEach(({ page }) => {
  writing = new PostWriting(page);
});

test('two ways to write one text', async ({ page }) => {
  const content =
    'Cats &amp; dogs\r\n===\r\n\r\n* One\r\n* _Two_\r\n\r\n\r\n<b>\r\n\r\nA cat naps\r\n';
  await storePosts(page, [aPost({ id: 'p1', content })]);
  const editor = new Editor(page);
  const stored = async () =>
    (JSON.parse((await storedPostsText(page)) ?? '[]') as { content: string }[])[0]?.content;
  await test.step('a text that is opened in Visual and saved is the same, byte for byte', async () => {
    await editor.open('p1');
    await expect(writing.text).toHaveValue(/^Cats &amp; dogs\n/);
    await writing.view('Visual').click();
    await expect(writing.text.getByRole('heading', { name: 'Cats & dogs' })).toBeVisible();
    await editor.title.fill('Another title');
    await editor.update.click();
    await expect(editor.toast('Blog post updated')).toBeVisible();
    expect(await stored()).toBe(content);
  });
  await test.step('the browser remembers the way, and an edit changes its own lines', async () => {
    await editor.open('p1');
    // Visual comes after the Markdown field.
    await expect(writing.text).toHaveAttribute('aria-multiline', 'true');
    await writing.text.getByText('A cat naps').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' here');
    await editor.update.click();
    await expect(editor.toast('Blog post updated')).toBeVisible();
    expect(await stored()).toBe(content.replace('A cat naps', 'A cat naps here'));
  });
  await test.step('switching keeps the caret, and is one step of undo on both sides', async () => {
    await editor.open('p1');
    await writing.view('Markdown').click();
    const lines = content.replaceAll('\r', '').replace('naps', 'naps here');
    await expect(writing.text).toHaveValue(lines);
    await writing.write(lines, 'naps');
    await writing.view('Visual').click();
    await page.keyboard.type('sleeps');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Twice');
    await writing.view('Markdown').click();
    await expect(writing.text).toBeFocused();
    await expect(writing.text).toHaveValue(lines.replace('naps here', 'sleeps\n\nTwice here'));
    await page.keyboard.type('!');
    await expect(writing.text).toHaveValue(/Twice! here/);
    const undone = page.getByText('What was written in Visual is undone.');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(undone).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(undone).toBeVisible();
    await expect(writing.text).toHaveValue(lines);
    await writing.view('Visual').click();
    await expect(writing.text).toBeFocused();
    await expect(writing.text).not.toContainText('Twice');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(writing.text).toContainText('Twice');
  });
  await test.step('a line of the checklist leads to its place', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('#### Deep');
    await page.getByRole('button', { name: /^Content: Deep leaves out a step/ }).click();
    await expect(writing.text).toBeFocused();
    await page.keyboard.type('Low');
    await expect(writing.text.getByRole('heading', { name: 'Low', exact: true })).toBeVisible();
  });
  await test.step('Continue opens a text that was written there where its writer was', async () => {
    await writing.text.getByText('sleeps').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' well');
    await expect(page.getByText(/^Kept at/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await new Dashboard(page).openWaiting();
    await page.getByRole('link', { name: 'Continue Another title' }).click();
    await expect(writing.text).toBeFocused();
    await page.keyboard.type('!');
    await expect(writing.text.getByText('sleeps well!')).toBeVisible();
  });
});

test('what is typed while Visual comes stands there whole, in its order', async ({ page }) => {
  const { promise: first, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/_astro/VisualField*.js', async (route) => {
    await first;
    await route.continue();
  });
  await writing.open();
  await writing.view('Visual').click();
  await writing.text.click();
  const { keyboard } = page;
  // What is typed last before it comes is a space.
  await keyboard.type('I was writing this when the bus came, ');
  release(null);
  await expect(writing.text).toHaveAttribute('aria-multiline', 'true');
  await keyboard.type('and went on.');
  const words = 'I was writing this when the bus came, and went on.';
  await expect(writing.text).toHaveText(words);
  await writing.view('Markdown').click();
  await expect(writing.text).toHaveValue(words);
});

test('writing in Visual, under the site’s own policy', async ({ page }) => {
  const { problems } = watch(page);
  await writing.open();
  await writing.view('Visual').click();
  await expect(writing.text).toHaveAttribute('aria-multiline', 'true');
  await expect(writing.text).toBeFocused();
  const { keyboard } = page;
  /** What Visual has written, as Markdown; then Visual again, empty. */
  const expectMarkdown = async (markdown: string) => {
    await writing.view('Markdown').click();
    await expect(writing.text).toHaveValue(markdown);
    await writing.view('Visual').click();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Backspace');
  };
  await test.step('signs, shortcuts and keys do what they mean', async () => {
    await keyboard.type('## Zorro');
    await keyboard.press('Enter');
    await keyboard.type('He ');
    await keyboard.press('ControlOrMeta+B');
    await keyboard.type('naps');
    await expect(writing.tool('Bold')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('ControlOrMeta+B');
    await keyboard.type(' on *bread*, Q&A.');
    await keyboard.press('Enter');
    await keyboard.type('- One');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('Inside');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('Two');
    await expectMarkdown('## Zorro\n\nHe **naps** on *bread*, Q&A.\n\n- One\n  - Inside\n- Two');
  });
  await test.step('a slash opens the menu of blocks, and a table grows by its buttons', async () => {
    await keyboard.type('/ta');
    await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveText([
      'Table',
    ]);
    await keyboard.press('Enter');
    for (const words of ['Day', 'Hours', 'Sunday', '9 to 5']) {
      await keyboard.type(words);
      await keyboard.press('Tab');
    }
    const tools = page.getByRole('group', { name: 'Table' });
    await expect(tools).toBeInViewport({ ratio: 1 });
    expect(await overlaps(tools, page.locator('.save-bar'))).toBe(false);
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByRole('button', { name: 'Delete row' }).click();
    await keyboard.type('Below');
    await expectMarkdown(
      '| Day    |   | Hours  |\n| ------ | - | ------ |\n| Sunday |   | 9 to 5 |\n\nBelow',
    );
  });
  await test.step('the arrows go up and down by column, from the first row and the last out of the table', async () => {
    await keyboard.type('Above');
    await keyboard.press('Enter');
    await keyboard.type('/ta');
    await keyboard.press('Enter');
    for (const words of ['Cat', '8 am', 'Zorro', '10 am', 'Bean']) {
      await keyboard.type(words);
      if (words !== 'Bean') await keyboard.press('Tab');
    }
    for (const [key, words] of [
      ['ArrowUp', ' naps'],
      ['ArrowUp', 's'],
      ['ArrowUp', ' all'],
      ['ArrowDown', '!'],
      ['Tab', ''],
      ['ArrowDown', '?'],
      ['ArrowDown', 'noon'],
      ['ArrowDown', 'Below'],
    ] as const) {
      await keyboard.press(key);
      await keyboard.type(words);
    }
    await expectMarkdown(
      'Above all\n\n| Cats!      | 8 am   |\n| ---------- | ------ |\n| Zorro naps | 10 am? |\n| Bean       | noon   |\n\nBelow',
    );
  });
  await test.step('the button opens the menu too, and Escape closes it', async () => {
    await keyboard.type('One');
    await page.getByRole('button', { name: 'Add a block' }).click();
    const hint = page.getByText('Press a block, or choose one with the arrow keys.');
    await expect(hint).toBeVisible();
    await page.getByRole('option', { name: 'Quote' }).click();
    await expect(hint).toHaveCount(0);
    await keyboard.type('Two');
    await keyboard.press('Enter');
    await keyboard.type('/');
    await keyboard.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Blocks' })).toHaveCount(0);
    await expectMarkdown('One\n\n> Two\n>\n> /');
  });
  await test.step('an address over words links them; the link box finds our pages by their words', async () => {
    await keyboard.type('Zorro');
    await keyboard.press('Shift+Home');
    // The browser tells of a selection a moment later; nobody pastes sooner.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await writing.give(writing.text, 'paste', [], 'https://example.com/zorro');
    await keyboard.press('End');
    await keyboard.type(' and ');
    await keyboard.press('ControlOrMeta+K');
    await page.getByLabel('Address, or words of a post or page').fill('cat missing');
    await page.getByRole('button', { name: 'A cat is missing' }).click();
    await keyboard.type('.');
    await expectMarkdown(
      '[Zorro](https://example.com/zorro) and [A cat is missing](/missing-cat).',
    );
  });
  await test.step('a picture comes with its description, and one elsewhere is never asked for', async () => {
    await writing.pick(await plainPicture('cat.png'));
    await writing.describe('A cat');
    await expect(writing.text.getByRole('img', { name: 'A cat' })).toHaveAttribute('src', /^data:/);
    await writing.text.getByRole('img', { name: 'A cat' }).click();
    await writing.text.getByRole('button', { name: 'Description and caption' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Description', { exact: true })).toBeFocused();
    await keyboard.press('End');
    await keyboard.type(' naps');
    await dialog.getByLabel('Caption').fill('Her chair');
    await page.getByRole('button', { name: 'Keep these words' }).click();
    await expect(writing.text).toContainText('Her chair');
    await writing.text.getByRole('img', { name: 'A cat naps' }).click();
    const chooser = page.waitForEvent('filechooser');
    // The keyboard gets there too.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await (await chooser).setFiles(await plainPicture('dog.png', { background: '#0f6b4f' }));
    // Its words stay, and are asked for.
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('A cat naps');
    await page.getByRole('button', { name: 'Keep these words' }).click();
    await writing.view('Markdown').click();
    await expect(writing.text).toHaveValue('![A cat naps](image:2 "Her chair")');
    await writing.write('![x](https://example.com/x.png)');
    await writing.view('Visual').click();
    await expect(writing.text.getByRole('img', { name: 'x' })).toHaveAttribute('src', /^\//);
    await expectMarkdown('![x](https://example.com/x.png)');
  });
  for (const program of ['word', 'google-docs'])
    await test.step(`${program} keeps headings, marks, links, lists and tables`, async () => {
      const html = await readFile(`tests/fixtures/clipboard/${program}.html`, 'utf8');
      await writing.give(writing.text, 'paste', [], 'The shelf', html);
      await expect(page.getByRole('status').getByText('Pasted', { exact: true })).toBeVisible();
      await expectMarkdown(fromOffice);
    });
  await test.step('much of it is announced before it is read, and comes whole', async () => {
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        heard.push(document.querySelector('.markdown-field > [role=status]')?.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    const words = Array.from({ length: 300 }, (_, place) => `Zorro **naps** ${place}.`);
    const html = words.map((line) => `<p>${line.replace(/\*\*(.+)\*\*/, '<b>$1</b>')}</p>`);
    await writing.give(writing.text, 'paste', [], 'Zorro naps.', html.join('').repeat(2));
    const said = async () => {
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      return heard.filter((one, place) => one !== '' && one !== heard[place - 1]);
    };
    await expect.poll(said).toEqual(['Pasting...', 'Pasted']);
    await expectMarkdown([...words, ...words].join('\n\n'));
    // It comes where it was pasted, though somebody has moved the caret since.
    await keyboard.type('First');
    await keyboard.press('Enter');
    await keyboard.type('Last');
    await writing.text.evaluate(
      (text, [plain, formatted]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', plain ?? '');
        clipboardData.setData('text/html', formatted ?? '');
        text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
        getSelection()?.collapse(text.firstElementChild, 0);
      },
      ['Zorro naps.', `<p>, and: </p>${html.join('').repeat(2)}`],
    );
    await expect(writing.text.locator('p')).toHaveCount(602);
    await expect(writing.text.locator('p').first()).toHaveText('First');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Backspace');
  });
  await test.step('pasted into the Markdown field, it becomes Markdown, which one step of undo takes back', async () => {
    const html = await readFile('tests/fixtures/clipboard/word.html', 'utf8');
    await writing.view('Markdown').click();
    await writing.write('Before');
    await writing.text.press('End');
    await writing.give(writing.text, 'paste', [], 'The shelf', html);
    await expect(writing.text).toHaveValue(`Before\n\n${fromOffice}`);
    await expect(writing.toast).toContainText(/^Pasted without its pictures.*“Picture”\./);
    await writing.text.press('ControlOrMeta+Z');
    await expect(writing.text).toHaveValue('Before');
  });
  await test.step('there too, pictures alone leave the selected words alone', async () => {
    await writing.text.selectText();
    const pictures = '<p><b><img src="https://example.com/a.png" alt="A"></b></p>';
    await writing.give(writing.text, 'paste', [], '', pictures);
    await expect(writing.toast).toContainText(/^Error/);
    await expect(writing.text).toHaveValue('Before');
  });
  expect(problems).toEqual([]);
});

const fromOffice = `## The shelf on Avenue A

Zorro has a **shelf** of *his own*, says [the owner](https://example.com/ruben).

### What he keeps there

- A box
  - with **paper**
- A bowl

1. Nap
2. Nap again

| Day    | Hours  |
| ------ | ------ |
| Sunday | 9 to 5 |

The end.²`;

test('what is typed after a pasted table stands below it', async ({ page }) => {
  const html =
    '<table><tr><td><b>Cat</b></td><td>Naps</td></tr><tr><td>Zorro</td><td>9</td></tr></table>';
  const table = '| Cat   | Naps |\n| ----- | ---- |\n| Zorro | 9    |';
  await writing.open();
  for (const view of ['Markdown', 'Visual'] as const) {
    await writing.write('');
    await writing.view(view).click();
    await expect(writing.text).toHaveAttribute(view === 'Visual' ? 'aria-multiline' : 'id', /./);
    await writing.give(writing.text, 'paste', [], 'Cat Naps Zorro 9', html);
    await expect(page.getByRole('status').getByText('Pasted', { exact: true })).toBeVisible();
    await page.keyboard.type('Going on.');
    await writing.view('Markdown').click();
    await expect(writing.text).toHaveValue(`${table}\n\nGoing on.`);
  }
});

test('what is pasted into a cell stays in the table: words in the cell, cells as its own', async ({
  page,
}) => {
  const { keyboard } = page;
  const html = await readFile('tests/fixtures/clipboard/google-docs.html', 'utf8');
  await writing.open();
  await writing.write('| Cat   | Naps |\n| ----- | ---- |\n| Zorro | 9    |\n| Bean  | 8    |');
  await writing.view('Visual').click();
  const rows = writing.text.getByRole('row');
  const heads = rows.getByRole('columnheader');
  const before = ['CatNaps', 'Zorro9', 'Bean8'];
  await rows.nth(1).getByRole('cell').first().click();
  await keyboard.press('End');
  await writing.give(writing.text, 'paste', [], 'The shelf', html);
  await expect(rows).toHaveText(['CatNaps', /^ZorroThe shelf .+ The end\.²\s*9$/, 'Bean8']);
  await expect(rows.nth(1).getByRole('strong')).toHaveText(['shelf', 'paper']);
  await expect(rows.nth(1).getByRole('link')).toHaveText('the owner');
  await keyboard.press('ControlOrMeta+Z');
  await expect(rows).toHaveText(before);
  const cells =
    '<table><tr><th>Day</th><th>Hours</th></tr><tr><td>Sunday</td><td>5</td></tr></table>';
  await writing.give(writing.text, 'paste', [], 'Day Hours Sunday 5', cells);
  await expect(rows).toHaveText(['CatNaps', 'DayHours', 'Sunday5']);
  await expect(heads).toHaveText(['Cat', 'Naps']);
  await keyboard.press('ControlOrMeta+Z');
  await expect(rows).toHaveText(before);
});

test('what is typed or pasted while a picture, a line or Markdown is selected goes below it', async ({
  page,
}) => {
  const { keyboard } = page;
  await writing.open();
  const blocks = ['![A cat](image:1 "Her chair")', '---', '<!-- Note -->'];
  const selectors = ['.visual-figure', 'hr', '.visual-markdown'];
  await writing.write(blocks.join('\n\n'));
  await writing.view('Visual').click();
  for (const selector of selectors)
    for (const put of [
      () => keyboard.type('One'),
      () => keyboard.press('ControlOrMeta+Z'),
      // As an on-screen keyboard types.
      () => keyboard.insertText('Two'),
      () => keyboard.press('Enter'),
      () => writing.give(writing.text, 'paste', [], '**Three**'),
    ]) {
      await keyboard.press('ArrowDown');
      // With Ctrl, what can be written in is selected as a whole too.
      await writing.text.locator(selector).click({ modifiers: ['ControlOrMeta'] });
      await expect(writing.text.locator(selector)).toHaveClass(/ProseMirror-selectednode/);
      await put();
    }
  await writing.view('Markdown').click();
  await expect(writing.text).toHaveValue(
    blocks.map((block) => `${block}\n\n**Three**\n\nTwo`).join('\n\n'),
  );
  await writing.view('Visual').click();
  await writing.text.locator('hr').click();
  await keyboard.press('Backspace');
  await expect(writing.text.locator('hr')).toHaveCount(0);
});

test('the text begins high, its tools stay in reach in a long one, and what is put in comes into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await writing.open();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const save = page.locator('.save-bar');
  const tools = page.getByRole('group', { name: 'Table' });
  const views = ['Markdown', 'Visual'] as const;
  const choose = async (view: (typeof views)[number]) => {
    await writing.view(view).click();
    await expect(writing.text).toHaveAttribute(view === 'Visual' ? 'aria-multiline' : 'id', /./);
  };
  const bar = await boxOf(save);
  for (const view of views) {
    await choose(view);
    const { top } = await boxOf(writing.text);
    expect(top).toBeLessThanOrEqual(430);
    expect(bar.top - top).toBeGreaterThanOrEqual(250);
  }
  for (const view of views) {
    await choose(view);
    await writing.text.click();
    for (let line = 0; line < 24; line += 1) {
      await page.keyboard.insertText(`Night ${line}.`);
      await page.keyboard.press('Enter');
    }
    for (const name of ['Undo typing', 'Table'])
      await expect(writing.tool(name)).toBeInViewport({ ratio: 1 });
    expect(await overlaps(writing.toolbar, page.getByRole('group', { name: 'How to write' }))).toBe(
      false,
    );
    // The page alone scrolls, where a browser lets a field grow.
    const grows =
      view === 'Visual' || (await page.evaluate(() => CSS.supports('field-sizing: content')));
    const hidden = await writing.text.evaluate((text) => text.scrollHeight - text.clientHeight);
    if (grows) expect(hidden).toBeLessThan(2);
    await expect(page.locator('.kept-note')).toHaveText(/^Kept at/);
    expect(await boxOf(save)).toEqual(bar);
    await writing.tool('Table').click();
    if (view === 'Markdown') {
      await writing.text.fill('');
      continue;
    }
    await expect(tools).toBeInViewport({ ratio: 1 });
    const cell = writing.text.getByRole('columnheader').first();
    expect((await boxOf(cell)).bottom).toBeLessThan(bar.top);
    // A press into a table and out of it moves no line.
    await page.evaluate(() => scrollTo(0, 0));
    const first = await boxOf(writing.text);
    await writing.text.getByText('Night 0.').click();
    expect(await boxOf(writing.text)).toEqual(first);
    await expect(page.getByRole('button', { name: 'Add row' })).toBeDisabled();
    await page.getByRole('button', { name: 'Side by side' }).click();
    const { top: above, bottom: below } = await boxOf(
      page.getByRole('button', { name: 'Add a block' }),
    );
    expect(below - above).toBeLessThan(50);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await writing.text.getByRole('cell').first().click();
    await expect(page.getByRole('button', { name: 'Add row' })).toBeInViewport({ ratio: 1 });
  }
});

test('a link says below the caret where it leads', async ({ page }) => {
  await writing.open();
  await writing.write('A [cat](/missing-cat) naps', 'cat');
  await writing.view('Visual').click();
  await expect(page.getByText('Leads to /missing-cat')).toBeVisible();
  await expect(writing.tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Title', { exact: true }).focus();
  await expect(writing.tool('Link')).toHaveAttribute('aria-pressed', 'false');
  await writing.text.focus();
  await expect(writing.tool('Link')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(page.getByText('Leads to /missing-cat')).toHaveCount(0);
});

test('Visual has a name, a role and no finding of axe, at 390 pixels too', async ({ page }) => {
  await writing.open();
  await writing.write(
    '## A\n\n| a | b |\n| - | - |\n| c | d |\n\n- [x] e\n\n<!-- f -->\n\n[g](/h) `i`',
  );
  await writing.view('Visual').click();
  await expect(writing.text).toHaveAttribute('aria-multiline', 'true');
  await page.setViewportSize({ width: 390, height: 664 });
  await writing.text.getByText('c', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await expect(writing.text).toHaveAttribute('aria-activedescendant', /text$/);
  expect(await axeInBothThemes(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
