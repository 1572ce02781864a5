import { expect, test } from '@playwright/test';
import { shelfOrder } from '#src/lib/shop/shelf-order.ts';

test('the shelf shows one of each kind by turns, favorites first', () => {
  const sticker = (id: number, featured?: true) =>
    ({ id, category: 'stickers', featured }) as const;
  const shelf = shelfOrder([
    { id: 301, category: 'hoodies' },
    sticker(1),
    { id: 102, category: 't-shirts' },
    sticker(2),
    sticker(3, true),
    { id: 101, category: 't-shirts' },
  ]);
  expect(shelf.map(({ id }) => id)).toEqual([3, 101, 301, 1, 102, 2]);
});
