import { expect, test } from '@playwright/test';
import { shopTabs } from '#src/config/shop.ts';
import { showMore, visibleProducts } from '#src/lib/shop/visible-products.ts';

const products = [
  ...Array.from({ length: 18 }, () => ({ category: 'stickers' as const })),
  ...Array.from({ length: 12 }, () => ({ category: 't-shirts' as const })),
  ...Array.from({ length: 4 }, () => ({ category: 'crewnecks' as const })),
  ...Array.from({ length: 3 }, () => ({ category: 'hoodies' as const })),
];

test('the tabs begin with all', () => {
  expect(shopTabs.map((tab) => tab.id)).toEqual([
    'all',
    'stickers',
    't-shirts',
    'crewnecks',
    'hoodies',
  ]);
});

test('8 products show at first, See More adds 4 up to the total', () => {
  expect(visibleProducts(products, 'all').visible).toHaveLength(8);
  const presses = [8, 12, 16, 18].map((shown) => {
    const { visible, total, hasMore } = visibleProducts(products, 'stickers', shown);
    return [visible.length, hasMore, showMore(shown, total)];
  });
  expect(presses).toEqual([
    [8, true, 12],
    [12, true, 16],
    [16, true, 18],
    [18, false, 18],
  ]);
});

test('See More is there only while more remain', () => {
  expect(visibleProducts(products, 'all', 36).hasMore).toBe(true);
  expect(visibleProducts(products, 'all', 37).hasMore).toBe(false);
  expect(visibleProducts(products, 'crewnecks').hasMore).toBe(false);
  expect(visibleProducts(products, 'hoodies')).toEqual({
    visible: products.slice(-3),
    total: 3,
    hasMore: false,
  });
});

test('the count outlives a change of tab, also through a small one', () => {
  const shown = showMore(8, visibleProducts(products, 'all').total);
  expect(visibleProducts(products, 't-shirts', shown).visible).toHaveLength(12);
  expect(visibleProducts(products, 'hoodies', shown).visible).toHaveLength(3);
  expect(visibleProducts(products, 'stickers', shown).visible).toHaveLength(12);
  expect(showMore(shown, 3)).toBe(12);
});
