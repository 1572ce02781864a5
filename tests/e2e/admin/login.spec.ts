import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeInBothThemes } from '#tests/support/axe.ts';
import { allowClipboard } from '#tests/support/clipboard.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { brokenWords } from '#tests/support/page-fit.ts';
import { watch } from '#tests/support/watched-page.ts';
import { openQuietPage, quietPath } from '#tests/support/quiet-page.ts';

const day = 24 * 60 * 60 * 1000;
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const toast = (page: Page) => page.locator('.toast');
const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `bodega-cats:${name}`);

/** printf 'nine lives' | sha256sum */
const nineLives = 'fa268a2987ac7e3f0f9e1b2bb25ab95d6e8201ae5300d863ca5442e36507858e';

const logIn = async (page: Page) => {
  await password(page).fill('nine lives');
  await page.keyboard.press('Enter');
};
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).first().click();

/** Opens an address in a browser that knows the password 'nine lives' and has no session. */
async function openWithPassword(page: Page, path = '/blog-admin/login') {
  await openQuietPage(page);
  await page.evaluate((hash) => {
    localStorage.setItem('bodega-cats:password-hash', hash);
    localStorage.removeItem('bodega-cats:session');
  }, nineLives);
  await page.goto(path);
}

test('on first use the screen sets the password', async ({ page }) => {
  const { problems } = watch(page);
  await page.goto('/blog-admin/login');
  await test.step('with the warning that there is no recovery', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Admin Password');
    await expect(
      page.getByText('Please remember it as there is no password recovery'),
    ).toBeVisible();
    // The focus starts after it.
    await expect(password(page)).toHaveAccessibleDescription(
      'This is the blog’s writing room. First choose a password for it. Please remember it as there is no password recovery.',
    );
    await expect(
      page.getByText(
        'It is no safe: whoever uses this browser can get at what is stored here. So don’t take one that you use elsewhere.',
      ),
    ).toBeVisible();
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
    // All of it is on the first screen.
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = await page.locator('main .panel').boundingBox();
      expect((card?.y ?? height) + (card?.height ?? 0)).toBeLessThan(height);
    }
  });
  await test.step('the password can be shown and hidden', async () => {
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });
  await test.step('320 px need no sideways scroll and break no word, with a message too', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(toast(page)).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await toast(page).getByRole('button', { name: 'Close' }).click();
    expect(await brokenWords(page)).toEqual([]);
  });
  await test.step('it is kept as a hash, with a session of 24 hours', async () => {
    await password(page).fill('nine lives of one cat');
    await expect(page.getByText('Short: soon guessed.')).toHaveCount(0);
    // A short one gets a hint, and is taken.
    await password(page).fill('nine lives');
    await expect(page.getByText('Short: soon guessed.')).toBeVisible();
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL('/blog-admin');
    await expect(toast(page)).toContainText('Success');
    await expect(toast(page)).toContainText("You've successfully logged in");
    await expect(page.locator('header')).toContainText('Bodega Cats Admin');
    expect(await stored(page, 'password-hash')).toBe(nineLives);
    const session = JSON.parse((await stored(page, 'session')) ?? '') as { expiresAt: number };
    const now = await page.evaluate(() => Date.now());
    expect(session.expiresAt).toBeLessThanOrEqual(now + day);
    expect(session.expiresAt).toBeGreaterThan(now + day - 60_000);
  });
  expect(problems).toEqual([]);
});

test('after that it is the login', async ({ page, context }) => {
  await allowClipboard(page);
  await openWithPassword(page);
  await test.step('who opens it can type at once, and goes on at the screen that follows', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Admin Login');
    await expect(page.getByText('no password recovery')).toHaveCount(0);
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('nine lives');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await logOut(page);
    await expect(password(page)).toBeFocused();
  });
  await test.step('blanks, a wrong password and a browser that fails each have their message', () =>
    tellsWhatIsWrong(page));
  await test.step('password managers and paste can fill it', async () => {
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue('admin');
    await page.evaluate(() => navigator.clipboard.writeText('nine lives '.repeat(30_000)));
    await password(page).fill('');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.locator('.toast')).toContainText('A field takes at most 200,000 characters');
    await expect(password(page)).toHaveValue('');
    await page.evaluate(() => navigator.clipboard.writeText('nine lives'));
    await page.keyboard.press('ControlOrMeta+V');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog-admin');
    await logOut(page);
  });
  await test.step('a manager that fills the field without telling anybody is believed', async () => {
    await password(page).evaluate((field: HTMLInputElement) => (field.value = 'nine lives'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/blog-admin');
    await logOut(page);
  });
  await test.step('a double click logs in once and says so once', async () => {
    await page.goto('/blog-admin/trash');
    await expect(password(page)).toBeFocused();
    await password(page).fill('nine lives');
    await page.getByRole('button', { name: 'Log in' }).dblclick();
    await expect(page).toHaveURL('/blog-admin/trash');
    await expect(toast(page)).toContainText("You've successfully logged in");
    await expect(toast(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('Logout in one tab closes the other', async () => {
    await storePosts(page, [{ id: 'olga', title: 'Olga' }]);
    await page.reload();
    await new Dashboard(page).delete('Olga');
    await expect(toast(page)).toContainText('Undo');
    const other = await context.newPage();
    await other.goto('/blog-admin');
    await logOut(other);
    await expect(other).toHaveURL('/blog-admin/login');
    await expect(page).toHaveURL('/blog-admin/login');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(toast(page)).toHaveCount(0);
    await other.close();
  });
  await test.step('who forgot it clears it alone, sets a new one, and finds the posts there', async () => {
    // Another list than before: an earlier one would look as if the browser had lost the deletion.
    await storePosts(page, [{ id: 'minnie', title: 'Minnie' }]);
    await page.goto('/blog-admin/login');
    await page.getByRole('link', { name: 'Privacy page' }).click();
    const clear = page.getByRole('button', { name: 'Clear Password', exact: true });
    await expect(clear).toBeFocused();
    await clear.click();
    await expect(page.getByRole('status')).toHaveText('Password: cleared. To the login');
    await page.getByRole('status').getByRole('link', { name: 'To the login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set Admin Password');
    await password(page).fill('ten lives');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Minnie', exact: true })).toBeVisible();
  });
});

async function tellsWhatIsWrong(page: Page) {
  await password(page).fill('   ');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Please enter a password');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAccessibleDescription('Please enter a password');

  await password(page).fill('eight lives');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Authentication Failed');
  await expect(toast(page)).toContainText('Incorrect password');
  await expect(page).toHaveURL('/blog-admin/login');
  // Selected, so that typing replaces it.
  const selection = await password(page).evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(selection).toEqual([0, 'eight lives'.length]);

  await page.evaluate(() => {
    Object.defineProperty(crypto.subtle, 'digest', {
      value: () => Promise.reject(new Error()),
      configurable: true,
    });
  });
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('An error occurred during login');
  await expect(toast(page)).toHaveCount(1);
  await page.evaluate(() => Reflect.deleteProperty(crypto.subtle, 'digest'));
}

test('guarded addresses go to the login, and come back after it', async ({ page }) => {
  for (const path of [
    '/blog-admin?sort=title',
    '/blog-admin/new',
    '/blog-admin/edit/bodega-cat-faq',
  ])
    await test.step(path, async () => {
      await openWithPassword(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Admin Login');
      await expect(page).toHaveURL(/\/blog-admin\/login(\?|$)/);
      await logIn(page);
      await expect(page).toHaveURL(path);
      await page.goBack();
      // The login isn't in the history: Back goes to the page before it.
      await expect(page).toHaveURL(quietPath);
    });
  await test.step('a session that has passed is logged out on load', async () => {
    await page.evaluate(() =>
      localStorage.setItem('bodega-cats:session', '{"token":"a-token","expiresAt":1}'),
    );
    await page.goto('/blog-admin');
    await expect(page).toHaveURL('/blog-admin/login');
  });
  for (const to of ['//example.com', '%E0'])
    await test.step(`the way back to ${to} leads to the dashboard`, async () => {
      await openWithPassword(page, `/blog-admin/login?to=${to}`);
      await logIn(page);
      await expect(page).toHaveURL('/blog-admin');
    });
});

test("'Loading...' stands there while the check runs, and when the app does not come", async ({
  page,
}) => {
  await page.route('**/_astro/AdminApp*', (route) => route.abort());
  for (const path of ['/blog-admin', '/blog-admin/new', '/blog-admin/edit/any']) {
    await page.goto(path);
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  }
});

test('where a session is live', async ({ page }) => {
  await keepSession(page, 1);
  await test.step('the login screen goes to the dashboard', async () => {
    await page.goto('/blog-admin/login');
    await expect(page).toHaveURL('/blog-admin');
  });
  await test.step('an id with a lone percent sign breaks nothing', async () => {
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/blog-admin/edit/%'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
  await test.step('an address that the admin does not know says so, with the way back', async () => {
    await page.goto('/blog-admin/edit/a/b/c');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/blog-admin');
    expect((await page.request.get('/blog-admin/nowhere')).status()).toBe(404);
  });
});

test('after 24 hours one signs in again in place', async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog-admin/sitemap');
  await logIn(page);
  await expect(page).toHaveURL('/blog-admin/sitemap');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });

  await page.clock.fastForward(day - 60_000);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Everything you typed is still here.');

  await password(page).fill('eight lives');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.toast')).toContainText('Incorrect password');
  await logIn(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/blog-admin/sitemap');
});

test('no admin page may be indexed, listed in a sitemap or named by a public page', async ({
  request,
}) => {
  for (const path of ['', '/login', '/new', '/sitemap', '/trash', '/edit/anything']) {
    const answer = await request.get(`/blog-admin${path}`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex');
  }
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('blog-admin');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the admin says what it needs', async ({ page }) => {
    await page.goto('/blog-admin');
    await expect(
      page.getByText('The blog admin works inside the browser and needs JavaScript.'),
    ).toBeVisible();
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});
