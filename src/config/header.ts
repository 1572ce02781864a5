/** Vertical scroll in pixels above which the header turns solid. */
export const headerScrollThreshold = 20;
