import { expect, test } from '@playwright/test';
import { $shopShown, $shopTab, showMoreProducts } from '#src/stores/shop-shelf.ts';

test('the shop opens on all with 8 products; See More adds 4, and no tab resets it (spec section 4)', () => {
  expect($shopTab.get()).toBe('all');
  expect($shopShown.get()).toBe(8);
  showMoreProducts();
  expect($shopShown.get()).toBe(12);
  $shopTab.set('hoodies');
  expect($shopShown.get()).toBe(12);
  $shopTab.set('all');
  showMoreProducts();
  expect($shopShown.get()).toBe(16);
});
