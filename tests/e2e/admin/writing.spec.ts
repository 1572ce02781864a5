import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PostWriting } from '#tests/pages/post-writing.ts';
import { axeFindings, axeInBothThemes } from '#tests/support/axe.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { bytesOf, filledUp, movingGif, plainPicture } from '#tests/support/test-pictures.ts';
import { watch } from '#tests/support/watched-page.ts';

let writing: PostWriting;
test.beforeEach(async ({ page }) => {
  writing = new PostWriting(page);
  await writing.open();
});

test('formatting', async ({ page }) => {
  await test.step('the toolbar is one stop for Tab, with arrow keys inside', () =>
    movesInToolbar(page));
  await test.step('buttons format what is selected, and undo takes it back', async () => {
    await writing.write('A cat naps', 'cat');
    await writing.tool('Bold').click();
    await expect(writing.text).toHaveValue('A **cat** naps');
    await expect(writing.text).toBeFocused();
    expect(await writing.selection()).toBe('cat');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(writing.text).toHaveValue('A cat naps');
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(writing.text).toHaveValue('A **cat** naps');
  });
  await test.step('each button formats the line or the words', async () => {
    for (const [name, after] of [
      ['Italic', 'One\n*two*'],
      ['H2 heading', 'One\n## two'],
      ['H3 smaller heading', 'One\n### two'],
      ['List', 'One\n- two'],
      ['Numbered list', 'One\n1. two'],
      ['Quote', 'One\n> two'],
      ['Code', 'One\n`two`'],
      ['Table', 'One\ntwo\n\n| Column 1 | Column 2 |\n| --- | --- |\n|     |     |\n|     |     |'],
    ] as const)
      await test.step(name, async () => {
        await writing.write('One\ntwo', 'two');
        await writing.tool(name).click();
        await expect(writing.text).toHaveValue(after);
      });
  });
  await test.step('Tab leads from cell to cell of a table, and out of the last one', async () => {
    await writing.write('');
    await writing.tool('Table').click();
    for (const words of ['Day', 'Hours', 'Sunday', '9 to 5', 'Monday', 'none']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect(writing.text).toHaveValue(
      '| Day | Hours |\n| --- | --- |\n| Sunday    | 9 to 5    |\n| Monday    | none    |\n|     |     |',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(writing.text).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(writing.text).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await writing.selection()).toBe('Monday');
  });
  await test.step('of many lines at once, too, with every sign of theirs', async () => {
    const lines = Array.from({ length: 120 }, (_, place) => `<b>  ${place} &amp; a\tcat`).join(
      '\n',
    );
    await writing.write(lines, lines);
    await writing.tool('List').click();
    await expect(writing.text).toHaveValue(lines.replaceAll('<b>', '- <b>'));
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(writing.text).toHaveValue(lines);
  });
  await test.step('Ctrl+B, Ctrl+I and Ctrl+K do the same, and the link box finds our pages, which the arrow keys reach', async () => {
    await expect(writing.tool('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
    await writing.write('A cat naps', 'cat');
    await page.keyboard.press('ControlOrMeta+B');
    await expect(writing.text).toHaveValue('A **cat** naps');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.press('ControlOrMeta+I');
    await expect(writing.text).toHaveValue('A *cat* naps');
    await page.keyboard.press('ControlOrMeta+I');
    await page.keyboard.press('ControlOrMeta+K');
    const asked = page.getByLabel('Address, or words of a post or page');
    await asked.fill('cat missing');
    await expect(page.getByRole('status').getByText('Posts and pages: 1')).toBeVisible();
    const hit = page.getByRole('button', { name: 'A cat is missing' });
    for (const [key, stop] of [
      ['ArrowDown', hit],
      ['ArrowUp', asked],
      ['ArrowDown', hit],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(writing.text).toHaveValue('A [cat](/missing-cat) naps');
    await expect(writing.text).toBeFocused();
    await page.keyboard.type('!');
    await expect(writing.text).toHaveValue('A [cat](/missing-cat)! naps');
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(writing.text).toHaveValue('A cat naps');
  });
  await test.step('a list goes on, an address over words links them, and undo takes one at a time', async () => {
    await writing.write('');
    await page.keyboard.type('- One\nTwo\n\n1. Who naps');
    await expect(writing.text).toHaveValue('- One\n- Two\n\n1. Who naps');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('here');
    await page.keyboard.press('Shift+Home');
    await writing.give(writing.text, 'paste', [], 'https://example.com/nap');
    const linked = '- One\n- Two\n\n1. Who naps\n[here](https://example.com/nap)';
    await expect(writing.text).toHaveValue(linked);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(writing.text).toHaveValue('- One\n- Two\n\n1. Who naps\nhere');
  });
  await test.step('at the end of a long list, the new entry is in sight', async () => {
    await writing.write('- One\n'.repeat(60).trimEnd());
    await writing.text.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(writing.text).toHaveValue(/\n- $/);
    const hidden = await writing.text.evaluate(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    );
    expect(hidden).toBeLessThan(2);
  });
  await test.step('tips list the Markdown that the site knows, and the shortcuts, at 320 pixels too', async () => {
    await page.getByText('Markdown tips').click();
    const tips = page.locator('.markdown-tips');
    for (const words of [
      '## Heading',
      '**bold**',
      '![what it shows](image:1)',
      'Ctrl+K',
      'Keep what is typed',
      'Tab',
    ]) {
      await expect(tips.getByText(words, { exact: true })).toBeVisible();
    }
    // As high that the bar at the bottom cuts no button.
    await page.setViewportSize({ width: 320, height: 720 });
    // Further down, the row of buttons that stays lies on what scrolls under it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeInBothThemes(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

async function movesInToolbar(page: Page) {
  await writing.tool('Bold').focus();
  await page.keyboard.press('ArrowRight');
  await expect(writing.tool('Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(writing.tool('Table')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(writing.tool('Undo typing')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(writing.toolbar.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(writing.tool('Code')).toBeFocused();
  // As a screen reader moves the focus.
  await writing.tool('Link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(writing.tool('Picture')).toBeFocused();
  await writing.text.focus();
  await page.keyboard.press('Tab');
  await expect(writing.text).not.toBeFocused();
  await expect(writing.text).toHaveValue('');
}

test('pictures go into the text', async ({ page }) => {
  await test.step('one asks what it shows before, and undo takes it out', () =>
    asksWhatItShows(page));
  await test.step('what it shows and its caption can be changed later', () => describesLater(page));
  await test.step('decoration is a choice, and a picture can be left out', async () => {
    await writing.write('');
    await writing.pick(await plainPicture('line.jpg'));
    await writing.question.getByLabel('It is only decoration and needs no description').check();
    await writing.question.getByRole('button', { name: 'Insert picture' }).click();
    await expect(writing.text).toHaveValue('![](image:2)\n\n');
    await writing.pick(await plainPicture('other.jpg', { background: '#000' }));
    await writing.question.getByRole('button', { name: 'Cancel' }).click();
    await expect(writing.question).toHaveCount(0);
    await expect(writing.text).toHaveValue('![](image:2)\n\n');
  });
  await test.step('several are asked for one after the other, and one that is no picture says so', async () => {
    await writing.write('');
    await writing.give(writing.text, 'drop', [
      await plainPicture('one.png', { background: '#2456a6' }),
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      await plainPicture('two.png', { background: '#0f6b4f' }),
    ]);
    await expect(writing.question).toContainText('one.png');
    await writing.describe('One');
    await expect(writing.question).toContainText('two.png');
    await writing.describe('Two');
    await expect(writing.text).toHaveValue('![One](image:3)\n\n![Two](image:4)\n\n');
    await expect(writing.toast).toContainText('Error');
    await expect(writing.toast).toContainText('Choose a PNG, JPG or GIF picture.');
    await writing.toast.getByRole('button', { name: 'Close' }).click();
    expect(page.url()).toContain('/blog-admin/new');
  });
  await test.step('a pasted one goes the same way; words that come with a picture are words', async () => {
    await writing.write('');
    // The same picture as the first one keeps its number.
    const picture = await plainPicture('image.png');
    await writing.give(writing.text, 'paste', [picture], 'A table of numbers');
    await writing.give(writing.text, 'paste', [picture]);
    await writing.describe('A pasted cat');
    await expect(writing.text).toHaveValue('![A pasted cat](image:1)\n\n');
    await expect(writing.question).toHaveCount(0);
  });
});

test('Markdown that was copied with its pictures is pasted whole, whatever they weigh', async ({
  page,
}) => {
  const [photo, dot] = [await plainPicture('photo.png'), await plainPicture('dot.png')];
  const asData = ({ buffer }: typeof photo) => `data:image/png;base64,${buffer.toString('base64')}`;
  const broken = 'data:image/png;base64,AAAA';
  await writing.write('Before after.', 'after');
  await writing.give(
    writing.text,
    'paste',
    [],
    `![Olga](${asData(filledUp(photo, 400_000))})\n\n![Dot](${asData(dot)}) ![Broken](${broken})`,
  );
  await expect(writing.text).toHaveValue(
    'Before ![Olga](image:1)\n\n![Dot](image:2) ![Broken](image:3).',
  );
  await writing.openPreview();
  await expect(writing.shown.getByRole('img', { name: 'Olga' })).toHaveAttribute(
    'src',
    /^data:image\/webp;base64,.{10,9000}$/,
  );
  await page.keyboard.press('Escape');
  await writing.text.press('ControlOrMeta+Z');
  await expect(writing.text).toHaveValue('Before after.');
  await test.step('one whose words are too long is refused, and that is said', async () => {
    await writing.give(writing.text, 'paste', [], `![Dot](${asData(dot)})${'a'.repeat(200_000)}`);
    await expect(writing.toast).toContainText('paste it in parts');
    await expect(writing.text).toHaveValue('Before after.');
  });
});

test('a text opens for editing, however long it has become', async ({ page }) => {
  const store = (lines: number) =>
    storePosts(page, [aPost({ id: 'olga', content: 'A line.\n'.repeat(lines) })]);
  const lastLine = () => writing.text.evaluate((field: HTMLTextAreaElement) => field.value.length);
  await store(6_000);
  await page.goto('/blog-admin/edit/olga');
  expect(await lastLine()).toBeGreaterThan(47_900);
  // Beside it, what else there is stays in sight.
  await page.evaluate(() => scrollTo(0, 3_000));
  // No size is told to the page, or the browser would lay out all lines once more.
  await expect(page.locator('html')).not.toHaveAttribute('style', /./);
  await expect(page.getByLabel('Publication date')).toBeInViewport();
  await store(11_000);
  await page.reload();
  await page.getByRole('button', { name: 'Show the text all the same' }).click();
  expect(await lastLine()).toBeGreaterThan(87_900);
});

async function asksWhatItShows(page: Page) {
  await writing.write('Olga waits.', 'Olga waits.');
  await writing.pick(await plainPicture('olga.png'));
  await expect(writing.description).toBeFocused();
  await expect(writing.question).toContainText('olga.png');
  await writing.question.getByRole('button', { name: 'Insert picture' }).click();
  const missing = 'Describe the picture, or check that it is only decoration.';
  await expect(writing.question).toContainText(missing);
  await expect(writing.description).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  // What was typed isn't thrown away by a key.
  await writing.question.getByRole('textbox', { name: 'Caption' }).fill('At "noon"');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave the picture out?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await writing.describe('Olga in her chair');
  await expect(writing.text).toHaveValue(
    'Olga waits.\n\n![Olga in her chair](image:1 "At \\"noon\\"")\n\n',
  );
  await expect(writing.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(writing.text).toHaveValue('Olga waits.');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  // Words typed right after it take nothing of its caption.
  await page.keyboard.type('She naps.');
  await writing.openPreview();
  const picture = writing.shown.getByRole('img', { name: 'Olga in her chair' });
  await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/);
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(writing.shown.locator('.prose figure')).toHaveText('At "noon"');
  await page.keyboard.press('Escape');
}

/** Description and caption of a picture that is in the text already, as one step of Undo. */
async function describesLater(page: Page) {
  const words = page.getByRole('dialog', { name: 'The pictures in this text' });
  const before = await writing.text.inputValue();
  // A picture is asked for where the caret is, and all of them below the text.
  await expect(page.getByRole('button', { name: 'Words of the pictures' })).toBeVisible();
  await writing.text.press('ArrowUp');
  await writing.text.press('ArrowUp');
  await writing.tool('Picture').click();
  await expect(words.getByRole('textbox', { name: 'Caption' })).toHaveValue('At "noon"');
  await words.getByRole('textbox', { name: 'Description' }).fill(' ');
  await words.getByRole('button', { name: 'Keep these words' }).click();
  await expect(words).toContainText('Describe the picture, or check that it is only decoration.');
  await words.getByRole('textbox', { name: 'Description' }).fill('Olga asleep');
  await words.getByRole('textbox', { name: 'Caption' }).fill('');
  await words.getByRole('button', { name: 'Keep these words' }).click();
  await expect(writing.text).toHaveValue('Olga waits.\n\n![Olga asleep](image:1)\n\nShe naps.');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(writing.text).toHaveValue(before);
}

test('files that are no pictures for a post', async ({ page }) => {
  await test.step('one dropped beside the text doesn’t take the editor away', async () => {
    const isRefused = await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'x.txt'));
      const options = { bubbles: true, cancelable: true, dataTransfer: transfer };
      return !document.body.dispatchEvent(new DragEvent('drop', options));
    });
    expect(isRefused).toBe(true);
  });
  await test.step('one that is no picture, or too large, is told, and the text stays', () =>
    tellsWhatIsWrong());
  await test.step('one cut off in the middle, or of more pixels than a browser can hold, is told', async () => {
    const { buffer } = await plainPicture('cat.png', { width: 300, height: 300 });
    await writing.give(writing.text, 'drop', [
      { name: 'half.png', mimeType: 'image/png', buffer: buffer.subarray(0, 40) },
    ]);
    await expect(writing.toast.last()).toContainText(
      'This picture is damaged and can’t be opened.',
    );
    const huge = Buffer.from(buffer);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    await writing.give(writing.text, 'drop', [
      { name: 'huge.png', mimeType: 'image/png', buffer: huge },
    ]);
    await expect(writing.toast.last()).toContainText('too wide and tall for a browser to draw');
  });
});

async function tellsWhatIsWrong() {
  await writing.write('Olga waits.');
  for (const [what, file, sentence] of [
    [
      'a page that is called a picture',
      { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') },
      'This file says it is a picture but is not a PNG, JPG or GIF. Choose another one.',
    ],
    [
      'a drawing that can carry scripts',
      { name: 'cat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      'Choose a PNG, JPG or GIF picture.',
    ],
    [
      'an empty file',
      { name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      'This picture is damaged and can’t be opened. Choose another one.',
    ],
    [
      'a file of 5 MB',
      { name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024) },
      'File size must be less than 5MB',
    ],
  ] as const)
    await test.step(what, async () => {
      await writing.give(writing.text, 'drop', [file]);
      await expect(writing.toast).toContainText('Error');
      await expect(writing.toast).toContainText(sentence);
      await expect(writing.text).toHaveValue('Olga waits.');
      await writing.toast.getByRole('button', { name: 'Close' }).click();
      await expect(writing.toast).toHaveCount(0);
    });
}

test('pictures are made small enough', async ({ page }) => {
  test.slow();
  await test.step('a photo of 4.9 MB after a moment, and without its place', () => fitsPhoto(page));
  await test.step('a small GIF that moves stays; a large one shows its first picture', () =>
    fitsGifs(page));
  await test.step('where the browser can’t write WebP they become JPEGs, white where clear', () =>
    becomesJpeg(page));
});

/** Where the pictures of these descriptions come from in the preview, which is closed again. */
async function sourcesInPreview(page: Page, ...names: string[]) {
  await writing.openPreview();
  const sources: string[] = [];
  for (const name of names)
    sources.push((await writing.shown.getByRole('img', { name }).getAttribute('src')) ?? '');
  await page.keyboard.press('Escape');
  return sources;
}

async function fitsPhoto(page: Page) {
  const picture = await plainPicture('phone.jpg', { width: 1600, height: 1200 });
  const photo = filledUp(picture, 5_140_000);
  expect((await sharp(photo.buffer).metadata()).exif?.includes('Bodega')).toBe(true);
  await writing.pick(photo);
  const fitted = /phone\.jpg, 4\.9 MB → \d+ KB/;
  await expect(writing.question).toContainText(fitted, { timeout: 30_000 });
  await writing.describe('A photo');
  await expect(writing.text).toHaveValue('![A photo](image:1)\n\n');
  const [source = ''] = await sourcesInPreview(page, 'A photo');
  const kept = bytesOf(source);
  expect(kept.length).toBeLessThan(280_000);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
}

async function fitsGifs(page: Page) {
  const small = await movingGif('wave.gif', 20, ['#c92a20', '#2456a6', '#ffd23f']);
  await writing.pick(small);
  await writing.describe('A paw waves');
  await writing.pick(filledUp({ ...small, name: 'storm.gif' }, 280_000));
  await expect(writing.question).toContainText('A GIF must be under 280 KB to keep moving.');
  await writing.describe('A storm');
  const [moving = '', still] = await sourcesInPreview(page, 'A paw waves', 'A storm');
  expect(bytesOf(moving)).toEqual(small.buffer);
  expect(still).toMatch(/^data:image\/webp;/);
}

async function becomesJpeg(page: Page) {
  await page.evaluate(() => {
    // Like Safari, which returns PNG without an error when asked for WebP.
    const { prototype } = HTMLCanvasElement;
    type ToBlob = HTMLCanvasElement['toBlob'];
    prototype.toBlob = new Proxy(Reflect.get<HTMLCanvasElement, 'toBlob'>(prototype, 'toBlob'), {
      apply: (toBlob, canvas, [done, type, quality]: Parameters<ToBlob>) => {
        const given = type === 'image/webp' ? 'image/png' : type;
        Reflect.apply(toBlob, canvas, [done, given, quality]);
      },
    });
  });
  await writing.pick(await plainPicture('clear.png', { background: '#00000000' }));
  await writing.describe('Nothing');
  const [source = ''] = await sourcesInPreview(page, 'Nothing');
  expect(source).toMatch(/^data:image\/jpeg;/);
  const { data } = await sharp(bytesOf(source)).raw().toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(250);
}

test('preview', async ({ page }) => {
  const { problems } = watch(page);
  await test.step('it shows the post as visitors see it; Escape closes it', () => showsPost(page));
  await test.step('it stands beside the text where there is room, and follows it', () =>
    standsBeside(page));
  expect(problems).toEqual([]);
  await test.step('where its page doesn’t come it says so, and Try again brings it', async () => {
    await page.route('**/blog-admin/preview', (route) => route.abort());
    await toggle(page).click();
    await toggle(page).click();
    await expect(pane(page).getByRole('alert')).toContainText(
      'The preview could not be loaded. Check your connection, then try again: what you wrote is still here.',
    );
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.unroute('**/blog-admin/preview');
    await pane(page).getByRole('button', { name: 'Try again' }).click();
    await expect(writing.shown.getByText('Verse 89.')).toBeAttached();
    await expect(pane(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('a text that nothing could draw in time is never tried, and takes nothing with it', async () => {
    await writing.text.fill('> '.repeat(6000));
    await expect(writing.shown.getByText('This text can’t be shown: it is too long')).toBeVisible();
    await writing.text.fill('Better.');
    await expect(writing.shown.getByText('Better.')).toBeVisible();
  });
  await test.step('it is there again next time, where there is room', async () => {
    await page.reload();
    await expect(pane(page)).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(pane(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  });
  await test.step('with storage full the view changes all the same', async () => {
    await page.evaluate(() => {
      // What is stored already needs no room.
      localStorage.removeItem('bodega-cats:editor-view');
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let n = 0; ; n += 1) localStorage.setItem(`${size}-${n}`, 'x'.repeat(size));
        } catch {
          // No room for this size; the next is half of it.
        }
      }
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await toggle(page).click();
    await expect(pane(page)).toBeHidden();
    await toggle(page).click();
    await expect(pane(page)).toBeVisible();
  });
});

const pane = (page: Page) => page.locator('.preview-pane');
const toggle = (page: Page) => page.getByRole('button', { name: 'Side by side' });

async function showsPost(page: Page) {
  await writing.write('## Who feeds her\n\n[The blog](/blog), [there](#who-feeds-her).');
  await writing.openPreview();
  await expect(writing.shown.getByRole('heading', { name: 'Who feeds her' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const opened = page.context().waitForEvent('page');
  await writing.shown.getByRole('link', { name: 'The blog' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/blog');
  await tab.close();
  await writing.shown.getByRole('link', { name: 'there' }).click();
  expect(page.url()).toMatch(/\/blog-admin\/new$/);
  await page.keyboard.press('Escape');
  await expect(writing.preview).toHaveCount(0);
  await expect(writing.text).toHaveValue(/^## Who feeds her/);
}

async function standsBeside(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await writing.write('');
  await writing.text.pressSequentially('**Olga** waits.');
  await expect(writing.shown.locator('.prose strong')).toHaveText('Olga');
  expect(await axeInBothThemes(page)).toEqual([]);
  await writing.text.fill(Array.from({ length: 90 }, (_, n) => `Line ${n}.`).join('\n\n'));
  await expect(writing.shown.getByText('Line 89.')).toBeAttached();
  await writing.text.evaluate((field) => field.scrollTo(0, field.scrollHeight));
  await expect(writing.shown.getByText('Line 89.')).toBeInViewport();
  // A text that was pasted has been scrolled to its end before the preview shows it.
  await writing.write('Short.');
  await expect(writing.shown.getByText('Short.')).toBeVisible();
  await page.keyboard.insertText(Array.from({ length: 90 }, (_, n) => `Verse ${n}.`).join('\n\n'));
  await expect(writing.shown.getByText('Verse 89.')).toBeInViewport();
  // What is typed is in sight beside it, although the text itself needn't scroll.
  await writing.text.evaluate((field) => field.scrollTo(0, 0));
  await expect(writing.shown.getByText('Verse 9.')).not.toBeInViewport();
  await writing.text.evaluate((field: HTMLTextAreaElement) => {
    const place = field.value.indexOf('Verse 9.');
    field.setSelectionRange(place, place);
  });
  await page.keyboard.type('Here: ');
  await expect(writing.shown.getByText('Here: Verse 9.')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => localStorage.getItem('bodega-cats:editor-view'))).toBe('split');
}
