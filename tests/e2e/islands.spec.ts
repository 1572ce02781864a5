import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { HomeIslands } from '#tests/pages/home-islands.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { pagesWithIslands } from '#tests/support/built-site.ts';
import { watch } from '#tests/support/watched-page.ts';

const islandPages = pagesWithIslands();
const searchPages = islandPages.filter(({ elements }) =>
  elements.some(({ name, attributes }) => name === 'input' && attributes.get('type') === 'search'),
);
const sleeping = 'astro-island[ssr]';

test.describe('asleep', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    "A finger's drag is sent through Chromium's own protocol.",
  );
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

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

      await swipeDown(page);
      await swipeOverIslands(page);
      await hoverOverIslands(page);

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

  async function swipeDown(page: Page) {
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    for (let swipes = 0; swipes < 60 && !(await isAtEnd()); swipes += 1)
      await drag(page, 10, 800, 750);
    await expect.poll(isAtEnd).toBe(true);
  }

  /** Swipes that begin on a control of each island, as they often do. */
  async function swipeOverIslands(page: Page) {
    for (const control of await page.locator('astro-island :is(button, input):visible').all()) {
      const place = await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      });
      await drag(page, place.x, place.y, 120);
    }
  }

  async function hoverOverIslands(page: Page) {
    for (const island of await page.locator(sleeping).all()) {
      const control = island.locator(':is(button, input):visible').first();
      if ((await control.count()) > 0) await control.hover();
    }
  }
});

test.describe('waking', () => {
  test('the first click already counts, on every kind of control', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { scripts } = watch(page);
    await page.goto('/');
    const home = new HomeIslands(page);
    await home.tab('Hoodies').click();
    await expect(home.tab('Hoodies')).toHaveAttribute('aria-selected', 'true');
    await expect(home.tab('All')).toHaveAttribute('aria-selected', 'false');
    await expect(home.products).toHaveCount(3);
    expect(scripts.length).toBeGreaterThan(0);

    await page.goto('/');
    await home.seeMore.click();
    await expect(home.products).toHaveCount(12);

    await page.goto('/');
    await home.pauseQuotes.click();
    await expect(page.getByRole('button', { name: 'Play quotes' })).toBeVisible();

    await page.goto('/');
    await home.nextLogos.click();
    await expect(page.getByRole('tab', { name: '2 of 3' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the first click counts once, also when the file is slow', async ({ page }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(await home.fileOf(home.seeMore), async (route) => {
      await held;
      await route.continue();
    });
    await home.seeMore.click();
    await expect(home.products).toHaveCount(8);
    release(undefined);
    await expect(home.products).toHaveCount(12);
    await home.seeMore.click();
    await expect(home.products).toHaveCount(16);
  });

  test('keyboard focus wakes an island, and its keys work', async ({ page }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    const island = home.around(home.tab('All'));
    await expect(island).toHaveAttribute('ssr');
    await home.tab('All').focus();
    await expect(island).not.toHaveAttribute('ssr');
    await page.keyboard.press('ArrowRight');
    await expect(home.tab('Stickers')).toBeFocused();
    await expect(home.tab('Stickers')).toHaveAttribute('aria-selected', 'true');
    // The other islands sleep on.
    await expect(home.around(home.seeMore)).toHaveAttribute('ssr');
  });

  test('a link in or beside an island is followed at once', async ({ page }) => {
    const { scripts } = watch(page);
    await page.goto('/');
    await page.locator('#shop-shelf a').first().focus();
    await page.locator('section#shop').getByRole('heading').click();
    expect(scripts).toEqual([]);
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

    await home.seeMore.click();
    await expect(home.products).toHaveCount(12);
    await home.tab('T-shirts').click();
    await expect(home.products).toHaveCount(12);
    await expect(home.products.first()).toHaveAttribute('data-category', 't-shirts');
    await expect(home.seeMore).toBeHidden();

    await home.tab('Stickers').click();
    await expect(home.products).toHaveCount(12);
    for (const count of [16, 18]) {
      await home.seeMore.click();
      await expect(home.products).toHaveCount(count);
    }
    await expect(home.seeMore).toBeHidden();

    await home.tab('All').click();
    await expect(home.products).toHaveCount(18);
    for (const count of [22, 26, 30, 34, 37]) {
      await home.seeMore.click();
      await expect(home.products).toHaveCount(count);
    }
    await expect(home.seeMore).toBeHidden();
  });

  test('See More goes where a tab has no more, even before it was ever used', async ({ page }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    for (const [name, count] of [
      ['Hoodies', 3],
      ['Crewnecks', 4],
    ] as const) {
      await home.tab(name).click();
      await expect(home.products).toHaveCount(count);
      await expect(home.seeMore).toBeHidden();
    }
    await home.tab('T-shirts').click();
    await expect(home.products).toHaveCount(8);
    await expect(home.seeMore).toBeVisible();
  });

  test('arrows, Home and End move between the tabs, around the ends', async ({ page }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    await home.tab('All').focus();
    await expect(home.around(home.tab('All'))).not.toHaveAttribute('ssr');
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
    await page.goto('/');
    const home = new HomeIslands(page);
    const island = home.around(home.tab('All'));
    const file = await home.fileOf(home.tab('All'));
    // Astro tries again, with a query after the name.
    await page.route(`**${file}*`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await home.tab('Stickers').click();
    await expect(island.getByRole('alert')).toContainText('This part of the page could not load.');
    const reload = island.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    await expect(home.products).toHaveCount(8);
    // Another try makes no second notice.
    await home.tab('Hoodies').click();
    await expect(page.getByRole('alert')).toHaveCount(1);

    await page.unroute(`**${file}*`);
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await home.tab('Stickers').click();
    await expect(home.tab('Stickers')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('says so too when React itself is gone', async ({ page }) => {
    await page.goto('/');
    const home = new HomeIslands(page);
    const file = await home.around(home.seeMore).getAttribute('renderer-url');
    await page.route(`**${String(file)}*`, (route) => route.fulfill({ status: 404 }));
    await home.seeMore.click();
    await expect(home.around(home.seeMore).getByRole('alert')).toContainText(
      'This part of the page could not load.',
    );
  });

  for (const { path } of searchPages) {
    test(`${path} keeps what was typed, before and after`, async ({ page }) => {
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
  }
});

test('a control that crashes says so and offers Reload page; the prerendered content stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  const tile = (page: Page) => page.locator('[data-editable-image]').first();
  const edit = (page: Page) => page.getByRole('button', { name: 'Edit the Our Story picture' });
  const png = {
    name: 'cat.png',
    mimeType: 'image/png',
    buffer: readFileSync(resolve(import.meta.dirname, '../../src/assets/pictures/our-story.png')),
  };

  test('nothing shows without a session, or after it expired', async ({ page }) => {
    const { scripts } = watch(page);
    await page.goto('/');
    await expect(edit(page)).toHaveCount(0);
    await keepSession(page, -0.001);
    await page.reload();
    await expect(tile(page).locator('img')).toBeAttached();
    await expect(edit(page)).toHaveCount(0);
    expect(scripts).toEqual([]);
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
    expect(box?.y).toBeLessThan(40);
    await toast.getByRole('button', { name: 'Close: Success' }).click();
    await expect(toast).toHaveCount(0);
    expect(await page.context().storageState()).toEqual(before);

    await page.reload();
    await expect(image).not.toHaveAttribute('src', /^data:/);
  });

  test('a file that is no picture is refused in a clear sentence, and stays refused until closed', async ({
    page,
  }) => {
    await keepSession(page, 24);
    await page.goto('/');
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
    await toast.getByRole('button', { name: 'Close: Error' }).click();
    await expect(toast).toHaveCount(0);
  });

  test('blocked storage leaves the page as it is, without a session', async ({ page }) => {
    const { problems, scripts } = watch(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    expect({ problems, scripts }).toEqual({ problems: [], scripts: [] });
  });
});
