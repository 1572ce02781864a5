import { endedWithin } from '#src/admin/shell/ended-within.ts';

/** As long as a late font is still drawn (`font-display: fallback`), in milliseconds. */
const longest = 3_000;

/**
 * Resolves when the two fonts are there, or will not be used on this visit any more: nothing is drawn in one typeface and
 * moves when the other comes.
 */
export async function fontsReady(): Promise<void> {
  const fonts = ['Figtree', 'Bungee'].map((name) => document.fonts.load(`1em ${name}`));
  await endedWithin(longest, ...fonts);
}
