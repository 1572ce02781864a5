import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { supportsCss } from '#tests/support/css-supports.ts';
import { test } from '#tests/support/look.ts';

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test('the sections stand in their order', async ({ look }) => {
  const page = await look('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'New York runs on bodega cats',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'As Featured In',
    'Our Story',
    'Make it official',
    'The bodega cat fundraiser',
    'Meet the cats',
    'From the blog',
    'Free vet-tech care, at home',
    'Walk the city with its cats',
    'Shop Official Merch',
    'Follow the cats',
  ]);
  // The quotes have no heading; they are between hero and logos.
  const tops = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('region', { name: 'What the press says' }),
      page.getByRole('heading', { name: 'As Featured In' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('a phone’s first screen leads to the cats and to the petition', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const [name, href] of [
    [/Meet 48 cats/, '/cats'],
    [/Not legal yet/, '/petition'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('Our Story leads to the page about us', async ({ look }) => {
  const page = await look('/');
  await expect(section(page, 'Our Story').getByRole('link')).toHaveAttribute('href', '/about');
});

test('the petition stands at bodega-cats-petition and is an external link', async ({ look }) => {
  const page = await look('/');
  const petition = page.locator('section#bodega-cats-petition');
  await expect(petition.getByRole('heading', { name: 'Make it official' })).toBeVisible();
  const sign = petition.getByRole('link', { name: /^Sign the petition/ });
  await expect(sign).toHaveAttribute('href', /^https:\/\/www\.change\.org\/p\//);
  await expect(sign).toHaveAttribute('target', '_blank');
  await expect(sign).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(petition.getByRole('link', { name: 'Where the law stands' })).toHaveAttribute(
    'href',
    '/petition',
  );
  await expect(petition).toContainText('10,000+ petition signatures');
  await expect(petition).toContainText(/13,500\+\s*signatures by April 2026/);
});

test('the fundraiser says that it has ended and asks for nothing; four kinds of care', async ({
  look,
}) => {
  const page = await look('/');
  const fundraiser = section(page, 'The bodega cat fundraiser');
  await expect(fundraiser).toContainText('Goal $30,000, ended June 30, 2025');
  await expect(fundraiser.getByRole('link')).toHaveText([
    'The fund of 2025',
    /^See the fundraiser/,
  ]);
  await expect(fundraiser).not.toContainText(/donat|give to|gift|chip in/i);
  await expect(fundraiser.getByRole('heading', { level: 3 })).toHaveText([
    'Vaccinations',
    'Spay/neuter',
    'Check-ups',
    'Emergency care',
  ]);
});

test('eight cats, three posts, free care and tours follow, each with its way on', async ({
  look,
}) => {
  const page = await look('/');
  const cats = section(page, 'Meet the cats');
  await expect(cats.getByRole('article')).toHaveCount(8);
  await expect(cats.locator('a[href="/cats"]')).toHaveText(/^\s*Meet all \d+ cats\s*$/);

  const posts = section(page, 'From the blog');
  await expect(posts.getByRole('article')).toHaveCount(3);
  await expect(posts.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/blog');
  const days = await posts
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  expect(days).toEqual(days.toSorted().toReversed());

  const care = section(page, 'Free vet-tech care, at home');
  await expect(care).toContainText('first 4 cats each week in NYC and Nassau County');
  await expect(care).toContainText('40% off');
  await expect(care.getByRole('link')).toHaveAttribute('href', '/padhome-partnership');

  const tours = section(page, 'Walk the city with its cats');
  await expect(tours).toContainText('Tours start at $40 per person.');
  await expect(tours.getByRole('link', { name: /^See the tours/ })).toHaveAttribute(
    'href',
    'https://www.catsabouttowntours.com/',
  );
});

test('the page ends with social profiles, feed and press kit', async ({ look }) => {
  const page = await look('/');
  const follow = section(page, 'Follow the cats');
  const hrefs = await follow
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    'https://www.instagram.com/bodegacatsofnewyork/',
    'https://bsky.app/profile/bodegacatsofny.bsky.social',
    '/rss.xml',
    '/presskit',
  ]);
});

test('the hero leads to the shop and to Instagram; four press quotes rotate', async ({ page }) => {
  const quotes = page.getByRole('region', { name: 'What the press says' }).getByRole('listitem');
  const playStates = () =>
    quotes.evaluateAll((items) =>
      items.map((item) => item.getAnimations().map(({ playState }) => playState)),
    );
  const opacities = () =>
    quotes.evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));
  await page.goto('/');

  await test.step('four, one at a time', async () => {
    await expect(quotes).toHaveCount(4);
    await expect(quotes.locator('footer')).toHaveText([
      'Secret NYC',
      'FAIL Blog',
      'PIX11',
      'The New York Times',
    ]);
    expect(await opacities()).toEqual(['1', '0', '0', '0']);
  });
  await test.step('a button pauses them and lets them play', async () => {
    const four = (state: string) => [[state], [state], [state], [state]];
    expect(await playStates()).toEqual(four('running'));
    await page.getByRole('button', { name: 'Pause quotes' }).click();
    await expect.poll(playStates).toEqual(four('paused'));
    await page.getByRole('button', { name: 'Play quotes' }).click();
    await expect.poll(playStates).toEqual(four('running'));
    await expect(page.getByRole('button', { name: 'Pause quotes' })).toBeVisible();
  });
  await test.step('each has a quarter of the cycle', async () => {
    for (const [index, seconds] of [3, 10, 17, 24, 28 + 3].entries()) {
      await quotes.evaluateAll((items, time) => {
        for (const animation of items.flatMap((item) => item.getAnimations())) {
          animation.pause();
          animation.currentTime = time;
        }
      }, seconds * 1000);
      const shown = [0, 1, 2, 3].map((n) => (n === index % 4 ? '1' : '0'));
      expect(await opacities(), `after ${seconds} seconds`).toEqual(shown);
    }
  });
  await test.step('who asks for less motion reads all four at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const quote of await quotes.all()) await expect(quote).toHaveCSS('opacity', '1');
    const boxes = await Promise.all((await quotes.all()).map((quote) => quote.boundingBox()));
    const places = new Set(boxes.map((box) => `${box?.x ?? 0} ${box?.y ?? 0}`));
    expect(places.size).toBe(4);
    await expect(page.getByRole('button', { name: 'Pause quotes' })).toBeHidden();
  });
  await test.step('the hero has a tagline, Shop Merch and Follow on Instagram', async () => {
    const hero = page.locator('main > header');
    await expect(hero).toContainText('Every corner store has a boss');
    const instagram = hero.getByRole('link', { name: 'Follow on Instagram' });
    await expect(instagram).toHaveAttribute(
      'href',
      'https://www.instagram.com/bodegacatsofnewyork/',
    );
    await expect(instagram).toHaveAttribute('target', '_blank');
    const shop = hero.getByRole('link', { name: 'Shop Merch' });
    await expect(shop).toHaveAttribute('href', '#shop');
    await shop.click();
    await expect(page.getByRole('heading', { name: 'Shop Official Merch' })).toBeInViewport();
    await expect(page.locator('section#shop')).toHaveCount(1);
  });
});

test.describe('As Featured In', () => {
  const names = [
    'New York Post',
    'CBS News',
    'Gothamist',
    'People',
    'NPR',
    'PIX11',
    'The New York Times',
    'The Independent',
    'amNewYork',
    'Agence France-Presse',
    'Associated Press',
  ];
  const logos = (page: Page) => section(page, 'As Featured In').getByRole('listitem');
  const isInside = async (part: Locator, whole: Locator) => {
    const [a, b] = [await part.boundingBox(), await whole.boundingBox()];
    if (a === null || b === null) return false;
    return a.x >= b.x - 1 && a.x + a.width <= b.x + b.width + 1;
  };

  test('on a desktop 6 logos stand in the top row and 5 in the second', async ({ look }) => {
    const page = await look('/');
    await expect(logos(page)).toHaveText(names);
    const boxes = await Promise.all((await logos(page).all()).map((logo) => logo.boundingBox()));
    const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? NaN));
    expect([...rows.values()].map((row) => row.length)).toEqual([6, 5]);
    await expect(page.getByRole('button', { name: 'Next publications' })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    /** The names that the carousel shows. */
    async function shown(page: Page) {
      const window = page.locator('#featured-slide');
      const all = await logos(page).all();
      const inside = await Promise.all(all.map((logo) => isInside(logo, window)));
      return names.filter((_, index) => inside[index]);
    }
    /** Swipes to the last slide and back; a browser without scroll timelines moves the dot once the island is awake. */
    async function expectDotToFollow(page: Page) {
      const left = () =>
        page
          .locator('.dots')
          .evaluate((dots) => Number.parseFloat(getComputedStyle(dots, '::after').left));
      const swipe = (end: 'start' | 'end') =>
        page.locator('#featured-slide').evaluate((slides, to) => {
          slides.scrollTo({ left: to === 'end' ? slides.scrollWidth : 0, behavior: 'instant' });
        }, end);
      const start = await left();
      const width = await page
        .locator('.dots button')
        .first()
        .evaluate((dot) => dot.clientWidth);
      await swipe('end');
      await expect.poll(left).toBeCloseTo(start + 2 * width, 0);
      await expect(page.locator('astro-island:has(.dots)')).toHaveAttribute('ssr');
      await swipe('start');
    }

    /** Presses a button again while its slide still moves, which no test is fast enough to do from outside. */
    async function pressTwice(slides: Locator, button: Locator) {
      await slides.evaluate(
        (moving, pressed) =>
          new Promise<void>((done) => {
            let frames = 0;
            moving.addEventListener('scroll', function pressAgain() {
              frames += 1;
              if (frames < 5) return;
              moving.removeEventListener('scroll', pressAgain);
              pressed?.click();
              done();
            });
            pressed?.click();
          }),
        (await button.elementHandle()) as unknown as HTMLElement | null,
      );
    }

    const first = names.slice(0, 4);
    const second = names.slice(4, 8);
    const third = names.slice(8);

    test('4 logos stand on a slide, moved by swipes, arrows and dots', async ({ page }) => {
      await page.goto('/');
      const next = page.getByRole('button', { name: 'Next publications' });
      const previous = page.getByRole('button', { name: 'Previous publications' });
      const slides = page.locator('#featured-slide');
      const dots = page.getByRole('tablist', { name: 'Choose publications' }).getByRole('tab');
      const selected = () =>
        dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaSelected === 'true'));

      if (await supportsCss(page, 'animation-timeline: scroll()'))
        await test.step('the filled dot is right after a swipe that wakes nothing', () =>
          expectDotToFollow(page));
      await test.step('arrows lead on and back, around the ends', async () => {
        await expect.poll(() => shown(page)).toEqual(first);
        for (const [arrow, slide] of [
          [next, second],
          [next, third],
          [next, first],
          [previous, third],
          [previous, second],
        ] as const) {
          await arrow.click();
          await expect.poll(() => shown(page)).toEqual(slide);
        }
      });
      await test.step('a press while the slide still moves counts from the slide it goes to', async () => {
        await pressTwice(slides, next);
        await expect.poll(() => shown(page)).toEqual(first);
        await expect(page.getByRole('tab', { name: '1 of 3' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
      });
      await test.step('the dots are tabs: click, arrows, Home and End choose the slide', async () => {
        await expect(dots).toHaveCount(3);
        expect(await selected()).toBe(0);
        await dots.nth(1).click();
        await expect.poll(selected).toBe(1);
        await expect.poll(() => shown(page)).toEqual(second);
        await dots.nth(1).press('ArrowRight');
        await expect(dots.nth(2)).toBeFocused();
        await expect.poll(selected).toBe(2);
        await expect.poll(() => shown(page)).toEqual(third);
        await dots.nth(2).press('ArrowRight');
        await expect(dots.nth(0)).toBeFocused();
        await dots.nth(0).press('End');
        await expect(dots.nth(2)).toBeFocused();
        await dots.nth(2).press('Home');
        await expect(dots.nth(0)).toBeFocused();
        await expect.poll(() => shown(page)).toEqual(first);
        // One tab stop for the whole row.
        expect(
          await dots.evaluateAll((all) => all.map((dot) => (dot as HTMLElement).tabIndex)),
        ).toEqual([0, -1, -1]);
      });
      await test.step('a swipe moves the selected dot of an awake carousel', async () => {
        await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
        await slides.evaluate((element) => {
          element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
        });
        await expect(dots.nth(1)).toHaveAttribute('aria-selected', 'true');
      });
    });
  });
});
