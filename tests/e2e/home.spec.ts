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
    'Free vet care, at home',
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

test('the hero has a tagline, Shop Merch and Follow on Instagram', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > header');
  await expect(hero).toContainText('Every corner store has a boss');
  await expect(hero.getByRole('link', { name: 'Shop Merch' })).toHaveAttribute('href', '#shop');
  const instagram = hero.getByRole('link', { name: 'Follow on Instagram' });
  await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/bodegacatsofnewyork/');
  await expect(instagram).toHaveAttribute('target', '_blank');

  await hero.getByRole('link', { name: 'Shop Merch' }).click();
  await expect(page.getByRole('heading', { name: 'Shop Official Merch' })).toBeInViewport();
  await expect(page.locator('section#shop')).toHaveCount(1);
});

test.describe('press quotes', () => {
  const quotes = (page: Page) =>
    page.getByRole('region', { name: 'What the press says' }).getByRole('listitem');
  const playStates = (page: Page) =>
    quotes(page).evaluateAll((items) =>
      items.map((item) => item.getAnimations().map(({ playState }) => playState)),
    );
  const opacities = (page: Page) =>
    quotes(page).evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));

  test('four rotate, one at a time', async ({ page }) => {
    await page.goto('/');
    await expect(quotes(page)).toHaveCount(4);
    await expect(quotes(page).locator('footer')).toHaveText([
      'Secret NYC',
      'FAIL Blog',
      'PIX11',
      'The New York Times',
    ]);
    expect(await opacities(page)).toEqual(['1', '0', '0', '0']);
    // Each quote has a quarter of the cycle.
    for (const [index, seconds] of [3, 10, 17, 24, 28 + 3].entries()) {
      await quotes(page).evaluateAll((items, time) => {
        for (const animation of items.flatMap((item) => item.getAnimations())) {
          animation.pause();
          animation.currentTime = time;
        }
      }, seconds * 1000);
      const shown = [0, 1, 2, 3].map((n) => (n === index % 4 ? '1' : '0'));
      expect(await opacities(page), `after ${seconds} seconds`).toEqual(shown);
    }
  });

  test('a button pauses them and lets them play', async ({ page }) => {
    await page.goto('/');
    const four = (state: string) => [[state], [state], [state], [state]];
    expect(await playStates(page)).toEqual(four('running'));
    await page.getByRole('button', { name: 'Pause quotes' }).click();
    await expect.poll(() => playStates(page)).toEqual(four('paused'));
    await page.getByRole('button', { name: 'Play quotes' }).click();
    await expect.poll(() => playStates(page)).toEqual(four('running'));
    await expect(page.getByRole('button', { name: 'Pause quotes' })).toBeVisible();
  });

  test('who asks for less motion reads all four at once', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const quote of await quotes(page).all()) await expect(quote).toHaveCSS('opacity', '1');
    const boxes = await Promise.all((await quotes(page).all()).map((quote) => quote.boundingBox()));
    const places = new Set(boxes.map((box) => `${box?.x ?? 0} ${box?.y ?? 0}`));
    expect(places.size).toBe(4);
    await expect(page.getByRole('button', { name: 'Pause quotes' })).toBeHidden();
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
    const first = names.slice(0, 4);
    const second = names.slice(4, 8);
    const third = names.slice(8);

    test('4 logos stand on a slide, moved by previous and next, around the ends', async ({
      page,
    }) => {
      await page.goto('/');
      const next = page.getByRole('button', { name: 'Next publications' });
      const previous = page.getByRole('button', { name: 'Previous publications' });
      expect(await shown(page)).toEqual(first);
      await next.click();
      await expect.poll(() => shown(page)).toEqual(second);
      await next.click();
      await expect.poll(() => shown(page)).toEqual(third);
      await next.click();
      await expect.poll(() => shown(page)).toEqual(first);
      await previous.click();
      await expect.poll(() => shown(page)).toEqual(third);
      await previous.click();
      await expect.poll(() => shown(page)).toEqual(second);
    });

    test('a press while the slide still moves counts from the slide it goes to', async ({
      page,
    }) => {
      await page.goto('/');
      const next = page.getByRole('button', { name: 'Next publications' });
      await next.click();
      await expect.poll(() => shown(page)).toEqual(second);
      // Pressed by a script in the page, because no test is fast enough to press during the movement.
      await page.locator('#featured-slide').evaluate(
        (slides, button) =>
          new Promise<void>((done) => {
            let frames = 0;
            slides.addEventListener('scroll', function pressAgain() {
              frames += 1;
              if (frames < 5) return;
              slides.removeEventListener('scroll', pressAgain);
              button?.click();
              done();
            });
            button?.click();
          }),
        (await next.elementHandle()) as unknown as HTMLElement | null,
      );
      await expect.poll(() => shown(page)).toEqual(first);
      await expect(page.getByRole('tab', { name: '1 of 3' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    test('the filled dot is right after a swipe that wakes nothing', async ({ page }) => {
      await page.goto('/');
      test.skip(
        !(await supportsCss(page, 'animation-timeline: scroll()')),
        'Without scroll timelines the dot follows once the island is awake.',
      );
      const left = () =>
        page
          .locator('.dots')
          .evaluate((dots) => Number.parseFloat(getComputedStyle(dots, '::after').left));
      const first = await left();
      const width = await page
        .locator('.dots button')
        .first()
        .evaluate((dot) => dot.clientWidth);
      await page
        .locator('#featured-slide')
        .evaluate((slides) => slides.scrollTo({ left: slides.scrollWidth, behavior: 'instant' }));
      await expect.poll(left).toBeCloseTo(first + 2 * width, 0);
      await expect(page.locator('astro-island:has(.dots)')).toHaveAttribute('ssr');
    });

    test('the dots are tabs: click, arrows, Home and End choose the slide', async ({ page }) => {
      await page.goto('/');
      const dots = page.getByRole('tablist', { name: 'Choose publications' }).getByRole('tab');
      const selected = () =>
        dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaSelected === 'true'));
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

    test('a swipe moves the selected dot of an awake carousel', async ({ page }) => {
      await page.goto('/');
      const dots = page.getByRole('tablist', { name: 'Choose publications' }).getByRole('tab');
      await dots.first().focus();
      await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
      await page.locator('#featured-slide').evaluate((slides) => {
        slides.scrollTo({ left: slides.clientWidth, behavior: 'instant' });
      });
      await expect(dots.nth(1)).toHaveAttribute('aria-selected', 'true');
    });
  });
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
  await expect(petition).toContainText('13,500+ by April 2026');
});

test('the fundraiser says that it has ended and asks for nothing; four kinds of care', async ({
  look,
}) => {
  const page = await look('/');
  const fundraiser = section(page, 'The bodega cat fundraiser');
  await expect(fundraiser).toContainText('Goal $30,000, ended June 30, 2025');
  await expect(fundraiser.getByRole('link')).toHaveText(/^See the fundraiser/);
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

  const care = section(page, 'Free vet care, at home');
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
