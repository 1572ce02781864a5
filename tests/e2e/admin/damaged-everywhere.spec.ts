import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { copyPrefix, storageKeys } from '#src/config/storage-keys.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { damages } from '#tests/support/damages.ts';
import { watch } from '#tests/support/watched-page.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

/** Every key that the admin reads, except the session, without which no screen would open. It has a test of its own. */
const keys = [
  ...Object.values(storageKeys).filter((key) => key !== storageKeys.session),
  `${copyPrefix}a-copy`,
];

/** How often each text is in storage, under any key. */
const texts = async (page: Page) =>
  (await page.evaluate(() => Object.values(localStorage) as string[])).toSorted();

for (const { way, text } of damages) {
  // It is read as no JSON is; damaged-storage.spec.ts goes through all five.
  if (way === 'a text cut off') continue;
  test(`every screen opens over keys that are all damaged, and no text is lost: ${way}`, async ({
    page,
  }) => {
    const { problems } = watch(page);
    // All different, so that none is taken for another.
    const stored = keys.map((key, place) => [key, text + ' '.repeat(place)] as const);
    await openQuietPage(page);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, stored);
    await keepSession(page, 1);
    await page.goto('/blog-admin/new');
    // An object with a title is no list of posts, but it is a draft.
    const draftTitle = way === 'the wrong type' ? 'A cat' : '';
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(draftTitle);
    for (const [name, heading] of [
      ['Posts', 'Posts'],
      ['Sitemap', 'Sitemap'],
      ['Trash', 'Trash'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.goto('/blog-admin/edit/9');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/Zorro/);
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Versions of Zorro/);
    const session = await page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
    expect(await texts(page)).toEqual([...stored.map(([, value]) => value), session].toSorted());
    expect(problems).toEqual([]);

    // Without a session, a damaged hash is set aside and a new password is asked for.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Admin Password');
    await expect(
      page.getByText(
        'The password stored in this browser was damaged and could not be read. Set a new one: your posts are still here.',
      ),
    ).toBeVisible();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('nine lives');
    await password.press('Enter');
    await expect(page).toHaveURL(/\/versions$/);
    expect(await texts(page)).toEqual(expect.arrayContaining(stored.map(([, value]) => value)));
  });
}
