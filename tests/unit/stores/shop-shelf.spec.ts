import { expect, test } from '@playwright/test';
import { $shopShown, $shopTab, showMoreProducts } from '#src/stores/shop-shelf.ts';

test('the shop opens on all with 8 products; See More adds 4, and no tab resets it', () => {
  expect($shopTab.get()).toBe('all');
  expect($shopShown.get()).toBe(8);
  showMoreProducts(37);
  expect($shopShown.get()).toBe(12);
  $shopTab.set('hoodies');
  expect($shopShown.get()).toBe(12);
  $shopTab.set('stickers');
  showMoreProducts(18);
  expect($shopShown.get()).toBe(16);
});

test('See More adds up to the total of the tab', () => {
  $shopShown.set(16);
  showMoreProducts(18);
  expect($shopShown.get()).toBe(18);
  $shopTab.set('all');
  expect($shopShown.get()).toBe(18);
});
