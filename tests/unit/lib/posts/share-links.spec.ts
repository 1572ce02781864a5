import { expect, test } from '@playwright/test';
import { shareLinks } from '#src/lib/posts/share-links.ts';

const url = 'https://bodegacatsofnewyork.com/blog/snowy-comes-home';

test('plain links hand on the address of a post', () => {
  expect(shareLinks(url)).toEqual([
    { name: 'E-mail', href: `mailto:?subject=Bodega%20Cats%20of%20New%20York&body=${url}` },
    { name: 'Bluesky', href: `https://bsky.app/intent/compose?text=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Reddit', href: `https://www.reddit.com/submit?url=${url}` },
  ]);
});

test('what they hand on arrives as it was', () => {
  const received = shareLinks(url).map(({ href }) =>
    [...new URL(href).searchParams.values()].at(-1),
  );
  expect(received).toEqual([url, url, url, url]);
});
