import { expect } from '@playwright/test';
import { foundOnce } from '#tests/support/built-posts.ts';
import { counts, isAt, reads, seesNo, test } from '#tests/support/engines/test.ts';
import type { BrowserTab } from '#tests/support/engines/engine.ts';

const { word, post } = foundOnce('three-tier cake', 'optometrist', 'Goldie');
const cards = { css: '.post-grid:not(.post-skeletons) > li' };
const articles = { css: '#coverage li' };

test('reads a story from the list, and comes back to where they were', async ({ tab }) => {
  await tab.open('/blog');
  const [, title = ''] = (await tab.texts({ css: '.post-grid h3' })).map((text) => text.trim());
  const place = await tab.run((name) => {
    const links = [...document.querySelectorAll('.post-grid a')];
    const link = links.find(({ textContent }) => textContent.trim() === name);
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return Math.round(scrollY);
  }, title);
  expect(place).toBeGreaterThan(300);
  await tab.press({ role: 'link', name: title });
  await reads(tab, { css: 'h1' }, title);
  await expect.poll(() => tab.run(() => scrollY, null)).toBe(0);
  await tab.back();
  await isAt(tab, '/blog');
  await expect.poll(() => tab.run(() => Math.round(scrollY), null)).toBe(place);
});

test('finds a story by a word, and finds the result again after Back', async ({ tab }) => {
  await tab.open('/blog');
  await tab.type({ role: 'searchbox', name: 'Search the blog' }, word);
  await counts(tab, cards, 1);
  await tab.press({ role: 'link', name: post.title });
  await reads(tab, { css: 'h1' }, post.title);
  await tab.back();
  await isAt(tab, `/blog?search=${word.replace(' ', '+')}`);
  await counts(tab, cards, 1);
  expect(await tab.value({ role: 'searchbox', name: 'Search the blog' })).toBe(word);
});

test('comes to a story by an address in other letters', async ({ tab }) => {
  await tab.open(`/Blog/${post.slug.toUpperCase()}`);
  await reads(tab, { css: 'h1' }, post.title);
  expect(await tab.address()).toBe(`/blog/${post.slug}`);
});

test.describe('on a phone', () => {
  test.use({ size: { width: 390, height: 844 } });

  test('opens the menu, closes it, and goes where it leads', async ({ tab }) => {
    const news = { role: 'link', name: 'News' } as const;
    const main = { css: 'header nav a' };
    await tab.open('/');
    expect(await tab.texts(main)).toEqual([]);
    await tab.press({ role: 'button', name: 'Menu' });
    await counts(tab, main, 6);
    await tab.key('Escape');
    await seesNo(tab, main);
    await tab.press({ role: 'button', name: 'Menu' });
    await tab.press(news);
    await reads(tab, { css: 'h1' }, 'In The News');
  });

  test('turns the publications', async ({ tab }) => {
    await tab.open('/');
    await tab.press({ role: 'button', name: 'Next publications' });
    const mark = () =>
      tab.run(() => document.querySelector('.dots [aria-selected="true"]')?.ariaLabel, null);
    await expect.poll(mark).toBe('2 of 3');
    const place = () =>
      tab.run(() => {
        const { scrollLeft = 0, clientWidth = 1 } = document.querySelector('#featured-slide') ?? {};
        return Math.round(scrollLeft / clientWidth);
      }, null);
    await expect.poll(place).toBe(1);
  });
});

test('looks at one kind of merch, and at more of it', async ({ tab }) => {
  const products = { css: '#shop-shelf > li' };
  await tab.open('/#shop');
  await counts(tab, products, 8);
  await tab.press({ role: 'button', name: 'See More' });
  await expect.poll(async () => (await tab.texts(products)).length).toBeGreaterThan(8);
  await tab.press({ role: 'tab', name: 'Hoodies' });
  await expect.poll(async () => (await tab.texts(products)).length).toBeLessThan(8);
});

test('filters the coverage by a category and a word', async ({ tab }) => {
  await tab.open('/news');
  await counts(tab, articles, 25);
  await tab.press({ role: 'button', name: 'Local' });
  await counts(tab, articles, 16);
  await tab.type({ role: 'searchbox', name: 'Search the coverage' }, 'gothamist');
  await counts(tab, articles, 2);
  await tab.open('/about');
  await tab.back();
  await counts(tab, articles, 2);
  expect(await tab.value({ role: 'searchbox', name: 'Search the coverage' })).toBe('gothamist');
});

// The first headline was read from the article's address, so it is no quotation.
test('sees how an article is cited', async ({ tab }) => {
  await tab.open('/news');
  const citation = { css: '.cite + section' };
  await tab.press({ css: 'button.cite' });
  await reads(tab, citation, 'Shop Cats Run the City, The New York Times, June 16, 2025.');
  await tab.press({ role: 'button', name: 'Close' });
  await counts(tab, citation, 0);
});

test('stops the quotes', async ({ tab }) => {
  const running = () =>
    tab.run(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      null,
    );
  await tab.open('/');
  await expect.poll(running).toBeGreaterThan(0);
  await tab.press({ role: 'button', name: 'Pause quotes' });
  await expect.poll(running).toBe(0);
  await tab.press({ role: 'button', name: 'Play quotes' });
  await expect.poll(running).toBeGreaterThan(0);
});

test('reads what the petition asks, and is led to it', async ({ tab }) => {
  await tab.open('/');
  await tab.press({ role: 'link', name: 'Where the law stands' });
  await isAt(tab, '/petition');
  await reads(tab, { css: 'main header' }, 'Vet care that stores can afford');
  const [sign] = await tab.run(
    () =>
      [...document.querySelectorAll<HTMLAnchorElement>('main header a')].map((link) => link.href),
    null,
  );
  expect(sign).toMatch(/^https:\/\/www\.change\.org\/p\//);
});

/** Shows a page of the site in a frame that runs no script, since a driver can't forbid all scripts. */
async function openWithoutScripts(tab: BrowserTab, path: string): Promise<void> {
  await tab.open('/robots.txt');
  await tab.run(
    (src) =>
      new Promise<null>((done) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-same-origin');
        frame.width = '1200';
        frame.height = '700';
        frame.addEventListener('load', () => done(null));
        frame.src = src;
        document.body.append(frame);
      }),
    path,
  );
}

/** How many elements of the frame's page are drawn. */
const drawn = (tab: BrowserTab, css: string) =>
  tab.run((selector) => {
    const page = document.querySelector('iframe')?.contentDocument;
    return [...(page?.querySelectorAll(selector) ?? [])].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length;
  }, css);

test('without scripts: sees all products, quotes and publications, and turns the pages of the blog', async ({
  tab,
}) => {
  await openWithoutScripts(tab, '/');
  expect(await drawn(tab, '#shop-shelf > li')).toBe(37);
  expect(await drawn(tab, '#press-quotes > li')).toBe(4);
  expect(await drawn(tab, '#featured-slide li')).toBe(11);
  expect(await drawn(tab, '[data-needs-script]')).toBe(0);
  await openWithoutScripts(tab, '/blog');
  await tab.run(() => {
    const page = document.querySelector('iframe')?.contentDocument;
    page?.querySelector<HTMLElement>('a[href="/blog/page/2"]')?.click();
  }, null);
  await expect
    .poll(() => tab.run(() => document.querySelector('iframe')?.contentDocument?.title, null))
    .toContain('page 2');
});
