/** Vertical scroll in pixels above which the header turns solid (spec section 9). Every page inlines it. */
export const headerScrollThreshold = 20;
