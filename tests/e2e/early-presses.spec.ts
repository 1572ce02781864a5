import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { builtPages } from '#tests/support/built-site.ts';
import type { BuiltPage } from '#tests/support/built-site.ts';
import { BlogList } from '#tests/pages/blog-list.ts';
import { HomeIslands } from '#tests/pages/home-islands.ts';
import { hold } from '#tests/support/held-answers.ts';

const everyScript = '**/_astro/*.js';
const phone = { width: 390, height: 844 };
const waiting = '[data-heard]';
/** How many random sequences each page is given, how many of them on a slow line, and which: others in each run. */
const { RUNS: numRuns = 2, SLOW: slowRuns = 1 } = process.env;
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Opens a page whose scripts don't come until the returned function is called. */
async function openAsleep(page: Page, path: string, scripts = everyScript) {
  const release = await hold(page, scripts);
  await page.goto(path);
  return release;
}

/**
 * Opens a page that comes at 400 kbit/s, each of its files after 400 ms, until the returned function is called. Only
 * Chromium can be told so.
 */
async function openOnSlowLine(page: Page, path: string): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  // What an earlier visit has loaded comes over the line too.
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => tools.detach();
}

test('everything pressed before the home page’s scripts came counts, once and in order', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await openAsleep(page, '/');
  const home = new HomeIslands(page);

  await test.step('a control shows with the next frame that it heard a press', async () => {
    const change = home.pauseQuotes.evaluate(
      (control) =>
        new Promise<readonly string[]>((shown) => {
          const { opacity } = getComputedStyle(control);
          const look = () => shown([opacity, getComputedStyle(control).opacity]);
          addEventListener('click', () => requestAnimationFrame(look), { capture: true });
        }),
    );
    await home.pauseQuotes.click();
    const [before, after] = await change;
    expect(after).not.toBe(before);
  });
  await test.step('keys on the tabs neither scroll nor act before', async () => {
    await home.tab('All').focus();
    const place = await page.evaluate(() => [scrollX, scrollY]);
    for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual(place);
    await expect(home.tab('All')).toBeFocused();
    // On the tab that the arrows have chosen, so it stays chosen.
    await page.keyboard.press('Enter');
  });
  await home.pauseQuotes.click();
  for (let press = 0; press < 2; press += 1) await home.nextLogos.click();
  release();

  await expect(home.tab('Crewnecks')).toHaveAttribute('aria-selected', 'true');
  await expect(home.tab('Crewnecks')).not.toBeFocused();
  await expect(home.nextLogos).toBeFocused();
  await expect(page.getByRole('tab', { name: '3 of 3' })).toHaveAttribute('aria-selected', 'true');
  await expect(home.pauseQuotes).toBeVisible();
  await expect(page.locator('#press-quotes')).not.toHaveAttribute('data-paused');
  await expect(page.locator(waiting)).toHaveCount(0);
});

test.describe('the two islands of the shop answer in the order of the presses', () => {
  const products = async (home: HomeIslands, counts: Readonly<Record<string, number>>) => {
    for (const [tab, count] of Object.entries(counts)) {
      await home.tab(tab).click();
      await expect(home.products, tab).toHaveCount(count);
    }
  };

  test('though one comes late, though a translator was there first, and not where See More went away', async ({
    page,
  }) => {
    const home = new HomeIslands(page);
    await test.step('Stickers, then See More three times', async () => {
      const release = await openAsleep(page, '/');
      await home.tab('Stickers').click();
      for (let press = 0; press < 5; press += 1) await home.seeMore.click();
      release();
      await expect(home.products).toHaveCount(18);
      await expect(home.seeMore).toBeHidden();
      // The last two found no button.
      await products(home, { All: 18 });
    });
    await test.step('the tabs are awake, See More is not: it counts for the tab it was pressed on', async () => {
      await page.unroute(everyScript);
      await page.goto('/');
      await home.tab('All').click();
      await expect(home.around(home.tab('All'))).not.toHaveAttribute('ssr');
      const release = await hold(page, await home.fileOf(home.seeMore));
      await home.seeMore.click();
      await home.tab('Hoodies').click();
      await expect(home.tab('Hoodies')).toHaveAttribute('data-heard');
      await expect(home.products).toHaveCount(8);
      release();
      await expect(home.products).toHaveCount(3);
      await products(home, { All: 12 });
    });
    await test.step('where the browser’s extension has put something in between, React draws new controls', async () => {
      await page.unroute('**');
      const release = await openAsleep(page, '/');
      await home.tab('Hoodies').evaluate((tab) => {
        tab.before(document.createElement('i'));
        tab.id = 'before';
      });
      await page.locator('#before').click();
      await page.keyboard.press('ArrowLeft');
      release();
      await expect(home.tab('Crewnecks')).toHaveAttribute('aria-selected', 'true');
      await expect(home.products).toHaveCount(4);
      await expect(page.locator('#before')).toHaveCount(0);
    });
    await test.step('what could not load answers nothing, and holds up nothing', async () => {
      await page.unroute(everyScript);
      await page.goto('/');
      const file = await home.fileOf(home.seeMore);
      const release = await hold(page, '**/_astro/*.js');
      await page.route(`**${file}*`, (route) => route.fulfill({ status: 404 }));
      await home.seeMore.click();
      await home.tab('T-shirts').click();
      release();
      await expect(home.tab('T-shirts')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
      await expect(page.locator(waiting)).toHaveCount(0);
      await products(home, { Hoodies: 3, All: 8 });
    });
    await test.step('nor does what fails to load later, when its section is awake', async () => {
      await page.reload();
      await home.tab('T-shirts').click();
      await expect(home.around(home.tab('All'))).not.toHaveAttribute('ssr');
      await home.seeMore.click();
      await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
      await products(home, { Hoodies: 3, All: 8 });
      await expect(page.locator(waiting)).toHaveCount(0);
    });
  });

  test('on a slow line', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'The line is slowed through Chromium’s own protocol.');
    await openOnSlowLine(page, '/');
    const home = new HomeIslands(page);
    await home.tab('Stickers').focus();
    await page.keyboard.press('ArrowRight');
    for (let press = 0; press < 3; press += 1) await home.seeMore.click();
    await expect(home.around(home.tab('All'))).toHaveAttribute('ssr');
    await expect(home.tab('Stickers')).toHaveAttribute('aria-selected', 'true');
    await expect(home.products).toHaveCount(18);
  });
});

test('the pages of the blog’s list wait for the answer to what is typed, asleep and awake', async ({
  page,
}) => {
  // A press would miss a list that is still scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const list = new BlogList(page);
  const releaseTexts = await hold(page, '**/posts-data/**');
  const release = await openAsleep(page, '/blog');
  const heard = page.locator(waiting);

  await test.step('asleep: typing goes on, or Back is pressed, and the press is forgotten', async () => {
    await list.field.fill('cats');
    await list.link('Next').click();
    await expect(list.link('Next')).toHaveAttribute('data-heard');
    await list.field.fill('cat');
    await expect(heard).toHaveCount(0);
    await page.evaluate(() => history.pushState(null, '', location.href));
    await list.link('Page 3').click();
    await expect(heard).toHaveCount(1);
    await page.goBack();
    await expect(heard).toHaveCount(0);
  });
  await test.step('a new tab is the browser’s own', async () => {
    const tab = page.context().waitForEvent('page');
    await list.link('Next').click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(heard).toHaveCount(0);
  });
  await test.step('then the last press counts, when all has been looked through', async () => {
    await list.link('Next').click();
    release();
    await expect(list.status).toContainText('so far');
    await expect(list.heading).toHaveText(/Results for “cat”, page 1 of/);
    expect(list.address()).toBe('/blog?search=cat');
    releaseTexts();
    await expect(list.heading).toHaveText(/Results for “cat”, page 2 of/);
    await expect(list.heading).toBeFocused();
    expect(list.address()).toBe('/blog/page/2?search=cat');
  });
  await test.step('awake: each press counts on the page that is there then', async () => {
    await list.field.fill('bodega');
    for (let press = 0; press < 2; press += 1) await list.link('Next').click();
    await expect(list.heading).toHaveText(/Results for “bodega”, page 3 of/);
    await page.goBack();
    await expect(list.heading).toHaveText(/Results for “bodega”, page 2 of/);
  });
});

test('a category of the news pressed before its search is typed counts beside it', async ({
  page,
}) => {
  const release = await openAsleep(page, '/news');
  const local = page.getByRole('button', { name: 'Local', exact: true });
  const field = page.getByRole('searchbox', { name: 'Search the coverage' });
  await local.click();
  await field.click();
  await page.keyboard.type('gothamist');
  await expect(local).toHaveAttribute('data-heard');
  release();
  await expect(local).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveValue('gothamist');
  await expect(page.locator('#coverage li:visible')).toHaveCount(2);
});

/** A press; a key, which goes to what has the focus then; or what a field is filled with, at once or letter by letter. */
type Act =
  | { readonly on: string }
  | { readonly key: string }
  | { readonly on: string; readonly text: string; readonly byLetter: boolean };

const press = (...all: readonly string[]) => fc.record({ on: fc.constantFrom(...all) });
const key = (...all: readonly string[]) => fc.record({ key: fc.constantFrom(...all) });
const controlKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Space'];
const typed = (on: string, ...texts: readonly string[]) =>
  fc.record({ on: fc.constant(on), text: fc.constantFrom(...texts), byLetter: fc.boolean() });

const tabs = ['all', 'stickers', 't-shirts', 'crewnecks', 'hoodies'].map((id) => `#shop-tab-${id}`);
const dots = [1, 2, 3].map((dot) => `[aria-controls="featured-slide-${dot}"]`);
const buttons = [
  '[aria-label="Previous publications"]',
  '[aria-label="Next publications"]',
  '.pause-quotes',
  '.see-more button',
];
const filters = [1, 2, 3, 4, 5, 6].map((place) => `.news-explorer .tab:nth-child(${place})`);
const links = ['Next', 'Page 1', 'Page 2', 'Page 3', 'Page 4'].map(
  (name) => `.pagination a[data-page]:text-is("${name}"):visible`,
);

/** Each page with all that can be pressed, what is done there, what comes first, and what shows what came of it. */
const places: readonly {
  readonly path: string;
  readonly controls: readonly string[];
  readonly first: readonly Act[];
  readonly act: fc.Arbitrary<Act>;
  readonly shown: string;
}[] = [
  {
    path: '/',
    controls: [...tabs, ...buttons, ...dots],
    first: [],
    act: fc.oneof(
      { weight: 3, arbitrary: press(...tabs, ...buttons) },
      press(...dots),
      { weight: 3, arbitrary: key(...controlKeys) },
      press('.see-more button'),
    ),
    shown: `${[...tabs, ...dots].join()}, .pause-quotes, #shop-shelf > li`,
  },
  {
    path: '/news',
    controls: [...filters, '#coverage-search'],
    first: [],
    act: fc.oneof(
      press(...filters),
      key(...controlKeys),
      typed('#coverage-search', 'cat', 'gothamist', 'law', ''),
    ),
    shown: '.news-explorer .tab, .count-line, #coverage li',
  },
  {
    path: '/blog',
    controls: [...links, '#blog-search'],
    first: [{ on: '#blog-search', text: 'cat', byLetter: false }],
    // No key: before the scripts, Enter in the field opens the page that its form asks for.
    act: fc.oneof(
      press(...links),
      typed('#blog-search', 'bodega', 'store', 'snowy', 'no such cat', ''),
    ),
    shown: '.blog-list h2, .blog-list h3, [role="status"]',
  },
];

/** The islands that a built page holds. What isn't one at build time, as a local post, has no control that sleeps. */
const islandsOf = ({ elements }: BuiltPage) =>
  elements.flatMap(({ attributes }) => attributes.get('component-url')?.split(/[/.]/).at(-3) ?? []);

test.describe('any presses before the scripts leave what they leave after them', () => {
  test('of every control that a built island holds', async ({ page }) => {
    const pages = builtPages();
    const pressed = new Set(
      places.flatMap(({ path }) => pages.filter((one) => one.path === path).flatMap(islandsOf)),
    );
    expect(pages.flatMap(islandsOf).filter((name) => !pressed.has(name))).toEqual([]);
    for (const { path, controls } of places) {
      await openAsleep(page, path);
      await page.locator(controls.join()).evaluateAll((all) => {
        for (const control of all) control.toggleAttribute('data-pressed', true);
      });
      const others =
        'astro-island :is(button, input, [role="tab"], [data-page]):not([data-pressed])';
      await expect.soft(page.locator(others), path).toHaveCount(0);
    }
  });

  test.afterEach(({ browserName }, { status, expectedStatus }) => {
    if (status !== expectedStatus)
      console.log(`The same sequences again: SEED=${seed} (${browserName})`);
  });

  for (const { path, controls, first, act, shown } of places)
    test(path, async ({ page, browserName }) => {
      // Keys alone would find the focus nowhere.
      const sequence = fc
        .array(act, { minLength: 3, maxLength: 10 })
        .filter((acts) => acts.some((one) => 'on' in one));
      const sequences = fc.sample(sequence, { numRuns: Number(numRuns), seed });
      test.setTimeout(60_000 + sequences.length * 20_000);
      await page.setViewportSize(phone);
      // As above. The home page's quotes can only be stopped where they move.
      if (path !== '/') await page.emulateMedia({ reducedMotion: 'reduce' });

      /** What can be seen, and where the address leads. */
      const outcome = async () => ({
        address: page.url(),
        waiting: await page.locator(waiting).count(),
        texts: await page
          .locator('input')
          .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
        shown: await page
          .locator(shown)
          .evaluateAll((all) =>
            all
              .filter((element) => element.checkVisibility())
              .map(
                (element) =>
                  `${element.textContent} ${element.ariaSelected ?? ''}${element.ariaPressed ?? ''}`,
              ),
          ),
      });
      const run = async (acts: readonly Act[], settle: () => Promise<unknown>) => {
        for (const one of acts) {
          if ('key' in one) {
            const focused = page.locator(controls.map((control) => `${control}:focus`).join());
            if ((await focused.count()) === 0) continue;
            await page.keyboard.press(one.key);
          } else {
            const target = page.locator(one.on).first();
            // A press where nothing is leaves nothing for a key to go to.
            if (!(await target.isVisible()))
              await page.locator(':focus').evaluateAll((all: HTMLElement[]) => all[0]?.blur());
            else if ('text' in one) await fill(target, one.text, one.byLetter);
            else await target.click();
          }
          await settle();
        }
      };
      const fill = async (field: Locator, text: string, byLetter: boolean) => {
        // The same text again would be nothing typed at all.
        if ((await field.inputValue()) === text) return;
        await field.fill(byLetter ? '' : text);
        if (byLetter) await field.pressSequentially(text);
      };
      const isSettled = () =>
        page.evaluate(() => {
          const { value, dataset } = document.querySelector<HTMLInputElement>('#blog-search') ?? {
            value: '',
            dataset: { answered: '' },
          };
          const isStill = document.querySelector('[data-heard], [aria-busy="true"]') === null;
          return isStill && value === (dataset.answered ?? '');
        });

      for (const [number, random] of sequences.entries()) {
        const acts = [...first, ...random];
        await page.unroute(everyScript);
        await page.goto(path);
        await page.locator('astro-island :is(button, input)').evaluateAll((all) => {
          for (const control of all)
            control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        });
        await expect(page.locator('astro-island[ssr]:has(button, input)')).toHaveCount(0);
        await run(acts, () => expect.poll(isSettled).toBe(true));
        // What is seen once nothing changes any more: a count may come a frame after its list.
        let expected: Awaited<ReturnType<typeof outcome>> | undefined;
        await expect
          .poll(async () => {
            const before = expected;
            expected = await outcome();
            return isDeepStrictEqual(before, expected);
          })
          .toBe(true);

        const isSlow = browserName === 'chromium' && number < Number(slowRuns);
        const endSlowLine = isSlow ? await openOnSlowLine(page, path) : null;
        const release = isSlow ? null : await openAsleep(page, path);
        let asleep = 0;
        await run(acts, async () => {
          const sleeping = page
            .locator('astro-island[ssr]')
            .filter({ has: page.locator(controls.join()) });
          if ((await sleeping.count()) > 0) asleep += 1;
        });
        // The rest of what was done on a slow line found the islands awake, as that of somebody who is slow.
        expect(asleep, JSON.stringify(acts)).toBeGreaterThan(0);
        release?.();
        await expect
          .poll(outcome, { message: JSON.stringify(acts), timeout: 30_000 })
          .toEqual(expected);
        await endSlowLine?.();
      }
    });
});
