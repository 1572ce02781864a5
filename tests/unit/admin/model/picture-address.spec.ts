import { expect, test } from '@playwright/test';
import { pictureAddress } from '#src/admin/model/picture-address.ts';
import { pixel } from '#tests/support/sample-posts.ts';

test('a picture of a text is loaded from its post or from our site, never from another host', () => {
  const cases = [
    ['image:1', pixel],
    ['image:2', null],
    ['/art/a.svg', '/art/a.svg'],
    ['../../assets/posts/a-cat/shop-1a2b3c4d.webp', '/post-pictures/a-cat/shop-1a2b3c4d.webp'],
    ['https://example.com/a.png', null],
    ['//example.com/a.png', null],
    ['javascript:alert(1)', null],
  ] as const;
  for (const [written, address] of cases)
    expect(pictureAddress(written, [pixel]), written).toBe(address);
});
