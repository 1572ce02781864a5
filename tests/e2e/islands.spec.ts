import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { HomeIslands } from '#tests/pages/home-islands.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { pagesWithIslands } from '#tests/support/built-site.ts';
import { hold } from '#tests/support/held-answers.ts';
import { watch } from '#tests/support/watched-page.ts';

const islandPages = pagesWithIslands();
const searchPages = islandPages.filter(({ elements }) =>
  elements.some(({ name, attributes }) => name === 'input' && attributes.get('type') === 'search'),
);
const sleeping = 'astro-island[ssr]';
const failed = 'This part of the page could not load.';
const phone = { width: 390, height: 844 };

const tile = (page: Page) => page.locator('[data-editable-image]').first();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit the Our Story picture' });

test.describe('asleep', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    "A finger's drag is sent through Chromium's own protocol.",
  );
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const { path } of islandPages) {
    test(`${path} loads no script, and touching, scrolling and hovering wake nothing`, async ({
      page,
    }) => {
      const { scripts, problems } = watch(page);
      await page.goto(path);
      const islands = await page.locator(sleeping).count();
      expect(islands).toBeGreaterThan(0);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['pointerdown', 'touchstart', 'touchmove', 'pointerover'])
          document.addEventListener(type, () => seen.push(type), true);
      });

      for (let swipes = 0; swipes < 3; swipes += 1) await drag(page, 10, 800, 750);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await standsStill(page);
      await swipeAndHoverOverIslands(page);

      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([...new Set(seen)].toSorted()).toEqual([
        'pointerdown',
        'pointerover',
        'touchmove',
        'touchstart',
      ]);
      await expect(page.locator(sleeping)).toHaveCount(islands);
      expect(scripts).toEqual([]);
      expect(problems).toEqual([]);
    });
  }

  /** Drags a finger upwards, with all the events that a phone sends. */
  async function drag(page: Page, x: number, y: number, distance: number) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', top?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: top === undefined ? [] : [{ x, y: top }],
      });
    await touch('touchStart', y);
    for (let part = 1; part <= 3; part += 1) await touch('touchMove', y - (distance * part) / 3);
    await touch('touchEnd');
    await client.detach();
    await standsStill(page);
  }

  /** Waits until the page has stopped scrolling after a swipe. */
  async function standsStill(page: Page) {
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let [last, frames] = [scrollY, 0];
          requestAnimationFrame(function look() {
            frames = scrollY === last ? frames + 1 : 0;
            last = scrollY;
            if (frames === 4) done();
            else requestAnimationFrame(look);
          });
        }),
    );
  }

  /** Swipes that begin on a control of each island, as they often do, and a mouse that rests there. */
  async function swipeAndHoverOverIslands(page: Page) {
    for (const island of await page.locator(sleeping).all()) {
      const control = island.locator(':is(button, input):visible').first();
      if ((await control.count()) === 0) continue;
      const place = await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      });
      await drag(page, place.x, place.y, 120);
      await control.hover();
    }
  }
});

test('the first click already counts, on every kind of control, and axe finds nothing then', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await keepSession(page, 24);
  await page.goto('/');
  const home = new HomeIslands(page);

  await test.step('once, also when the file is slow', async () => {
    const release = await hold(page, await home.fileOf(home.seeMore));
    await home.seeMore.click();
    await expect(home.products).toHaveCount(8);
    release();
    await expect(home.products).toHaveCount(12);
    await home.seeMore.click();
    await expect(home.products).toHaveCount(16);
  });
  await test.step('on tabs, on a button that changes, and on arrows', async () => {
    for (const control of [home.tab('Hoodies'), home.pauseQuotes, home.nextLogos]) {
      await expect(home.around(control)).toHaveAttribute('ssr');
      await control.click();
    }
    await expect(home.tab('Hoodies')).toHaveAttribute('aria-selected', 'true');
    await expect(home.tab('All')).toHaveAttribute('aria-selected', 'false');
    await expect(home.products).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Play quotes' })).toBeVisible();
    await expect(page.getByRole('tab', { name: '2 of 3' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
  await test.step('a file that is no picture is refused in a clear sentence, and stays refused until closed', async () => {
    await edit(page).click();
    const image = tile(page).locator('img');
    const source = await image.getAttribute('src');
    await tile(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('meow') });
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Error');
    await expect(toast).toContainText(
      'That file is not a picture. Choose a PNG, JPG, GIF or WebP file.',
    );
    await expect(image).toHaveAttribute('src', source ?? '');
    await expect(page.locator(sleeping)).toHaveCount(0);
    await home.tab('All').click();
    await expect(home.seeMore).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await toast.getByRole('button', { name: 'Close: Error' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test.describe('shop', () => {
  test('8 products, See More adds 4 up to the total and goes; no tab resets the count', async ({
    page,
  }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    await expect(home.tabs).toHaveText(['All', 'Stickers', 'T-shirts', 'Crewnecks', 'Hoodies']);
    await expect(home.tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect(home.products).toHaveCount(8);

    await test.step('See More goes where a tab has no more, even before it was ever used', async () => {
      for (const [name, count] of [
        ['Hoodies', 3],
        ['Crewnecks', 4],
      ] as const) {
        await home.tab(name).click();
        await expect(home.products).toHaveCount(count);
        await expect(home.seeMore).toBeHidden();
      }
    });

    await home.tab('T-shirts').click();
    await expect(home.products).toHaveCount(8);
    await home.seeMore.click();
    await expect(home.products).toHaveCount(12);
    await expect(home.products.first()).toHaveAttribute('data-category', 't-shirts');
    await expect(home.seeMore).toBeHidden();

    await home.tab('Stickers').click();
    for (const count of [12, 16, 18]) {
      await expect(home.products).toHaveCount(count);
      if (count < 18) await home.seeMore.click();
    }
    await expect(home.seeMore).toBeHidden();
    await home.tab('All').click();
    await expect(home.products).toHaveCount(18);
    await home.seeMore.click();
    await expect(home.products).toHaveCount(22);
  });

  test('a link wakes nothing, keyboard focus the tabs alone, and keys move between them, around the ends', async ({
    page,
  }) => {
    const { scripts } = watch(page);
    await page.goto('/');
    const home = new HomeIslands(page);
    await test.step('a link in or beside an island is followed at once', async () => {
      await page.locator('#shop-shelf a').first().focus();
      await page.locator('section#shop').getByRole('heading').click();
      expect(scripts).toEqual([]);
    });
    const island = home.around(home.tab('All'));
    await expect(island).toHaveAttribute('ssr');
    await home.tab('All').focus();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(home.around(home.seeMore)).toHaveAttribute('ssr');
    for (const [key, name, count] of [
      ['End', 'Hoodies', 3],
      ['ArrowRight', 'All', 8],
      ['ArrowLeft', 'Hoodies', 3],
      ['ArrowLeft', 'Crewnecks', 4],
      ['Home', 'All', 8],
      ['ArrowRight', 'Stickers', 8],
    ] as const) {
      await page.keyboard.press(key);
      await expect(home.tab(name)).toBeFocused();
      await expect(home.tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(home.products).toHaveCount(count);
    }
    expect(
      await home.tabs.evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).tabIndex)),
    ).toEqual([-1, 0, -1, -1, -1]);
  });
});

test.describe('an island that can’t be loaded', () => {
  test('offers Reload page in its place; the page stays, and a reload mends it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/art/product-3.svg', (route) => route.abort());
    await page.goto('/');
    const home = new HomeIslands(page);
    const island = home.around(home.tab('All'));
    const file = await home.fileOf(home.tab('All'));
    // Astro tries again, with a query after the name.
    await page.route(`**${file}*`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await home.tab('Stickers').click();
    await expect(island.getByRole('alert')).toContainText(failed);
    const reload = island.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    await expect(home.products).toHaveCount(8);
    // Another try makes no second notice.
    await home.tab('Hoodies').click();
    await expect(page.getByRole('alert')).toHaveCount(1);

    await test.step('axe finds nothing there, nor in a picture that failed', async () => {
      await expect(page.getByText('Image not available')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await page.unroute(`**${file}*`);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await home.tab('Stickers').click();
    await expect(home.tab('Stickers')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await test.step('says so too when React itself is gone', async () => {
      const react = await home.around(home.seeMore).getAttribute('renderer-url');
      await page.route(`**${String(react)}*`, (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await home.seeMore.click();
      await expect(home.around(home.seeMore).getByRole('alert')).toContainText(failed);
    });
  });

  test('keeps what was typed into a search, before and after', async ({ page }) => {
    for (const { path } of searchPages)
      await test.step(path, async () => {
        await page.goto(path);
        const field = page.locator('input[type="search"]');
        const file = await new HomeIslands(page).fileOf(field);
        await page.route(`**${file}*`, (route) => route.fulfill({ status: 404 }));
        await field.click();
        await page.keyboard.type('tuxedo');
        await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
        await page.keyboard.type(' cats');
        await expect(field).toHaveValue('tuxedo cats');
      });
  });
});

test('a control that crashes says so and offers Reload page; the prerendered content stays', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // From a moment that the test chooses, the island fails to draw its dots.
  await page.addInitScript(() => {
    const from = Array.from.bind(Array) as (...all: unknown[]) => unknown[];
    Array.from = ((source: unknown, ...rest: unknown[]) => {
      const isCount = JSON.stringify(source) === '{"length":3}';
      if (isCount && 'crash' in window) throw new Error('a crash made by the test');
      return from(source, ...rest);
    }) as typeof Array.from;
  });
  await page.goto('/');
  const home = new HomeIslands(page);
  const island = home.around(home.nextLogos);
  await home.nextLogos.click();
  await expect(page.getByRole('tab', { name: '2 of 3' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => Object.assign(window, { crash: true }));
  await home.nextLogos.click();

  const fallback = page.locator('.featured').getByRole('alert');
  await expect(fallback).toContainText('Something went wrong');
  await expect(page.locator('#featured-slide').getByRole('listitem')).toHaveCount(11);
  await expect(home.tab('All')).toBeVisible();
  expect(errors.join('\n')).toContain('a crash made by the test');

  await Promise.all([
    page.waitForEvent('load'),
    fallback.getByRole('button', { name: 'Reload page' }).click(),
  ]);
  await expect(island).toBeVisible();
  await expect(fallback).toHaveCount(0);
});

test.describe('editable picture', () => {
  const png = {
    name: 'cat.png',
    mimeType: 'image/png',
    buffer: readFileSync(resolve(import.meta.dirname, '../../src/assets/pictures/our-story.png')),
  };

  test('nothing shows without a session, after it expired, or where storage is blocked', async ({
    page,
  }) => {
    const { problems, scripts } = watch(page);
    const isAbsent = async () => {
      await expect(tile(page).locator('img')).toBeAttached();
      await expect(edit(page)).toHaveCount(0);
      expect({ problems, scripts }).toEqual({ problems: [], scripts: [] });
    };
    await page.goto('/');
    await isAbsent();
    await keepSession(page, -0.001);
    await page.reload();
    await isAbsent();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isAbsent();
  });

  test('with a live session Edit toggles upload mode; a picked picture shows, is logged and reported', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await keepSession(page, 24);
    await page.goto('/');
    const field = tile(page).locator('input[type="file"]');
    await expect(edit(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveCount(0);
    await edit(page).click();
    await expect(field).toHaveAttribute('accept', 'image/*');
    await tile(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toHaveCount(0);

    const before = await page.context().storageState();
    await edit(page).click();
    await field.setInputFiles(png);
    const image = tile(page).locator('img');
    await expect(image).toHaveAttribute('src', /^data:image\/png;base64,/);
    await expect(image).toHaveJSProperty('currentSrc', await image.getAttribute('src'));
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveCSS('opacity', '1');
    await expect(field).toHaveCount(0);
    expect(logged).toEqual([expect.stringContaining('cat.png')]);

    const toast = page.locator('.toast');
    await expect(toast).toContainText('Success');
    await expect(toast).toContainText('Image updated successfully');
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    expect(box?.y).toBeLessThan(100);
    await toast.getByRole('button', { name: 'Close: Success' }).click();
    await expect(toast).toHaveCount(0);
    expect(await page.context().storageState()).toEqual(before);

    await page.reload();
    await expect(image).not.toHaveAttribute('src', /^data:/);
  });
});
