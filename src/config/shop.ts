import type { ProductCategory } from '#src/config/categories.ts';

/** How many products the home shop shows at first, and how many See More adds. */
export const shopInitialShown = 8;
export const shopStep = 4;

/** The tabs of the home shop, in order. */
export const shopTabs = [
  { id: 'all', label: 'All' },
  { id: 'stickers', label: 'Stickers' },
  { id: 't-shirts', label: 'T-shirts' },
  { id: 'crewnecks', label: 'Crewnecks' },
  { id: 'hoodies', label: 'Hoodies' },
] as const;
export type ShopTab = (typeof shopTabs)[number]['id'];

/** What a card calls one product of a category. */
export const productKinds: Record<ProductCategory, string> = {
  stickers: 'Sticker',
  't-shirts': 'T-shirt',
  crewnecks: 'Crewneck',
  hoodies: 'Hoodie',
};

/** First and last product id of each category. */
export const productIdRanges: Record<ProductCategory, readonly [first: number, last: number]> = {
  stickers: [1, 18],
  't-shirts': [101, 112],
  crewnecks: [201, 204],
  hoodies: [301, 303],
};
