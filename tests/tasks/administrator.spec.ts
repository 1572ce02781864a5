import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { storageKeys } from '#src/config/storage-keys.ts';
import { fillInPage, freeInPage } from '#tests/support/admin-database.ts';
import { liveSession } from '#tests/support/admin-session.ts';
import { reads, sees, seesNo, test } from '#tests/support/engines/test.ts';
import type { BrowserTab } from '#tests/support/engines/engine.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

const button = (name: string) => ({ role: 'button', name }) as const;
const link = (name: string) => ({ role: 'link', name }) as const;
const field = (name: string) => ({ role: 'textbox', name }) as const;
/** A field of this kind has no role. */
const password = { css: 'input[type="password"]' };
const toast = { css: '.toast' };
const preview = (tab: BrowserTab) =>
  tab.run(
    // A document that is on its way has no body yet.
    () => document.querySelector('iframe')?.contentDocument?.querySelector('body')?.innerText ?? '',
    null,
  );
const stored = async (tab: BrowserTab) =>
  JSON.parse(
    (await tab.run((key) => localStorage.getItem(key), storageKeys.posts)) ?? '[]',
  ) as Record<string, string>[];

/** Opens a screen of the admin for somebody who is logged in, in a browser that holds these posts. */
async function enter(tab: BrowserTab, path: string, posts: readonly object[] = []): Promise<void> {
  await tab.open('/robots.txt');
  const kept = [
    [storageKeys.session, liveSession(1)],
    ...(posts.length > 0 ? [[storageKeys.posts, JSON.stringify(posts)]] : []),
  ];
  await tab.run((items) => {
    for (const [key = '', value = ''] of items) localStorage.setItem(key, value);
  }, kept);
  await tab.open(path);
}

/** Drops a picture of 40 x 30 px on an element. No driver can carry a file there itself. */
async function dropPicture(place: string): Promise<null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 40, height: 30 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(picture ? [picture] : [], 'box.png', { type: 'image/png' }));
  document
    .querySelector(place)
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  return null;
}

async function write(tab: BrowserTab, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(words)) await tab.type(field(name), text);
}

const olga = { id: 'olga', slug: 'olga', title: 'Olga', excerpt: 'A cat.', content: 'A chair.' };

test('sets the password, logs out, and logs in', async ({ tab }) => {
  await tab.open('/blog-admin');
  await tab.type(password, 'nine lives');
  await tab.press(button('Set password'));
  await reads(tab, toast, "You've successfully logged in");
  await tab.press(button('Logout'));
  await tab.type(password, 'eight lives');
  await tab.key('Enter');
  await reads(tab, toast, 'Incorrect password');
  await tab.type(password, 'nine lives');
  await tab.key('Enter');
  await sees(tab, { role: 'heading', name: 'Posts' });
});

test('writes a post, sees it beside and in the dialog as readers will, and saves it', async ({
  tab,
}) => {
  await enter(tab, '/blog-admin/new');
  await write(tab, { Title: 'Olga', Content: 'She has a **chair**.', Excerpt: 'A chair.' });
  await tab.press(button('Preview'));
  await expect.poll(() => preview(tab)).toContain('She has a chair.');
  await tab.key('Escape');
  await seesNo(tab, { role: 'dialog', name: 'Preview' });
  await tab.press(button('Side by side'));
  await expect.poll(() => preview(tab)).toContain('She has a chair.');
  await tab.type(field('Content'), 'She has a shelf.');
  await expect.poll(() => preview(tab)).toContain('She has a shelf.');
  await tab.press(button('Publish Post'));
  await reads(tab, toast, 'Blog post created');
  expect(await stored(tab)).toMatchObject([{ title: 'Olga', content: 'She has a shelf.' }]);
  await tab.open('/blog/olga');
  await reads(tab, { css: 'h1' }, 'Olga');
  await reads(tab, { css: 'main' }, 'Only in this browser, not public yet');
});

test('goes away in the middle of a sentence, and gets the words back', async ({ tab }) => {
  await enter(tab, '/blog-admin/new');
  await write(tab, { Title: 'Olga', Content: 'She has a ch' });
  await tab.reload();
  await reads(tab, toast, 'Draft Loaded');
  expect(await tab.value(field('Content'))).toBe('She has a ch');
  await tab.type(field('Excerpt'), 'In the middle');
  await tab.open('/about');
  await tab.back();
  // A browser may show the page as it was left; else the new post begins with the words.
  expect(await tab.value(field('Excerpt'))).toBe('In the middle');
  expect(await tab.value(field('Content'))).toBe('She has a ch');
});

test('puts a cover on a post, and pictures in its text, chosen and dropped', async ({
  tab,
}, info) => {
  const path = info.outputPath('olga.png');
  await writeFile(path, (await plainPicture('olga.png', { width: 2400, height: 1800 })).buffer);
  await enter(tab, '/blog-admin/new');
  await write(tab, { Title: 'Olga', Content: 'Look:', Excerpt: 'A chair.' });
  await tab.give('.cover-field input[type="file"]', [path]);
  await sees(tab, { css: '.cover-field img' });
  await tab.give('input[type="file"][multiple]', [path]);
  await tab.type(field('Description'), 'Olga on a chair');
  await tab.press(button('Insert picture'));
  await tab.run(dropPicture, '.writing-sheets textarea');
  await tab.type(field('Description'), 'Olga on a box');
  await tab.press(button('Insert picture'));
  await tab.press(button('Preview'));
  const widths = () =>
    tab.run(
      () =>
        [...(document.querySelector('iframe')?.contentDocument?.images ?? [])].map(
          ({ naturalWidth }) => naturalWidth,
        ),
      null,
    );
  await expect.poll(widths).toEqual([1600, 1600, 40]);
  await tab.key('Escape');
  await tab.press(button('Publish Post'));
  await reads(tab, toast, 'Blog post created');
  const [post] = await stored(tab);
  expect(post?.coverImage).toMatch(/^data:image\/(webp|jpeg);base64,/);
});

test('imports a list, and undoes it', async ({ tab }) => {
  await enter(tab, '/blog-admin', [olga]);
  await tab.press(button('Actions'));
  await tab.press(button('Import Posts'));
  await tab.type(field('Posts as JSON'), '[{"title":"Midnight","content":"She sleeps."}]');
  await tab.press(button('Check'));
  await tab.press(button('Import 1 post, replacing all others'));
  await reads(tab, toast, 'Import Successful');
  expect(await stored(tab)).toMatchObject([{ title: 'Midnight' }]);
  await tab.press(button('Undo'));
  await reads(tab, toast, 'The posts are as they were before.');
  expect(await stored(tab)).toEqual([olga]);
});

test('changes a post, and brings an earlier version back', async ({ tab }) => {
  await enter(tab, '/blog-admin/edit/olga', [olga]);
  for (const text of ['A shelf.', 'A box.']) {
    await tab.type(field('Content'), text);
    await tab.press(button('Update Post'));
    await reads(tab, toast, 'Blog post updated');
    await tab.open('/blog-admin/edit/olga');
  }
  await tab.press(link('Earlier versions'));
  await reads(tab, { css: 'h1' }, 'Versions of Olga');
  await tab.press({ css: 'nav li:nth-child(2) button' });
  await tab.press(button('Restore this version'));
  await reads(tab, toast, 'Version restored');
  expect(await stored(tab)).toMatchObject([{ title: 'Olga', content: 'A shelf.' }]);
});

test('deletes a post, and takes it out of the Trash', async ({ tab }) => {
  await enter(tab, '/blog-admin', [olga]);
  await tab.press(button('Delete: Olga'));
  await tab.press(button('Delete'));
  await reads(tab, toast, 'Undo');
  expect(await stored(tab)).toEqual([]);
  await tab.open('/blog-admin/trash');
  await tab.press(button('Restore Olga'));
  await reads(tab, toast, 'Olga is back among your posts.');
  expect(await stored(tab)).toEqual([olga]);
});

test('opens a post in two tabs, and loses nothing of either', async ({ tab }) => {
  await enter(tab, '/blog-admin/edit/olga', [olga]);
  await tab.type(field('Content'), 'Typed in the first tab.');
  const second = await tab.another();
  await second.open('/blog-admin/edit/olga');
  await second.press(button('Take over'));
  await reads(tab, { css: 'main' }, 'This post was taken over by another tab');
  await reads(second, toast, 'This is what was typed in the other tab.');
  expect(await second.value(field('Content'))).toBe('Typed in the first tab.');
  await second.type(field('Content'), 'Typed in the second tab.');
  await second.press(button('Update Post'));
  await reads(second, toast, 'Blog post updated');
  expect(await stored(tab)).toMatchObject([{ content: 'Typed in the second tab.' }]);
  expect(await tab.value(field('Content'))).toBe('Typed in the first tab.');
});

test('saves into a full storage, is told so, and saves once there is room', async ({ tab }) => {
  await enter(tab, '/blog-admin/new', [olga]);
  await write(tab, { Title: 'Midnight', Content: 'She sleeps. '.repeat(9), Excerpt: 'Asleep.' });
  await tab.run(fillInPage, null);
  await tab.press(button('Publish Post'));
  await reads(tab, toast, 'Storage is full');
  expect(await stored(tab)).toEqual([olga]);
  expect(await tab.value(field('Title'))).toBe('Midnight');
  await tab.run(freeInPage, null);
  await tab.press(button('Publish Post'));
  await reads(tab, toast, 'Blog post created');
  expect(await stored(tab)).toHaveLength(2);
});
