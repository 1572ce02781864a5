import { expect, test } from '@playwright/test';
import { pageFacts } from '#src/lib/seo/page-facts.ts';

const root = 'https://bodegacatsofnewyork.com';
const page = (main: string, robots = 'index, follow') =>
  `<head><meta name="robots" content="${robots}"></head><img src="/outside.png" alt="No"><main id="main">${main}</main>`;

test('a page that asks not to be indexed is known by its robots tag', () => {
  expect(pageFacts(page('')).mayBeIndexed).toBe(true);
  expect(pageFacts(page('', 'noindex, nofollow')).mayBeIndexed).toBe(false);
});

test('pictures are those in the page’s main part that say what they show, each once', () => {
  const main = [
    '<img src="/art/a.svg" alt="A cat">',
    '<img alt="The same" class="x" src="/art/a.svg">',
    '<img src="/art/decoration.svg" alt="">',
    '<img src="/_astro/b.png?w=640&amp;q=80" srcset="/_astro/c.png 320w" alt="A store">',
    '<img src="https://elsewhere.example/d.png" alt="Not ours">',
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Data">',
  ].join('');
  expect(pageFacts(page(main)).images).toEqual([
    `${root}/art/a.svg`,
    `${root}/_astro/b.png?w=640&q=80`,
  ]);
});
