import type { Background, GarmentColor } from '#src/config/drawings.ts';

/**
 * The inks of drawings, as values: an SVG file can't read the tokens of a page. An ink that pages have too bears the
 * token's name and has its color (tests/unit/styles/tokens.spec.ts).
 */
export const ink = '#1b1a1d';
export const paper = '#fff8ea';
export const sheet = '#fffdf6';
export const cream = '#f6efe4';
export const white = '#fff';
export const yellow = '#ffd23f';
export const green = '#0f6b4f';
export const leaf = '#3f9a5f';
export const tomato = '#d9352b';
export const blue = '#2456a6';
export const sky = '#9cc9e8';
export const pink = '#f3a6a0';
export const brick = '#b5533c';
export const oak = '#c08a52';
export const steel = '#b9c0c9';
export const stone = '#d9d0bf';
export const night = '#1d2747';

/** The flat color behind a drawing. */
export const grounds: Record<Background, string> = {
  yellow,
  pink,
  blue,
  green: '#1f6f54',
  sky,
  red: tomato,
  paper,
  ink,
};

/** The same behind a scene, where black would swallow the ink line. */
export const sceneGrounds: Record<Background, string> = { ...grounds, ink: '#4a4857' };

/** Cloth, and the darker cloth of its seams, cuffs and folds. */
export const cloths: Record<GarmentColor, { cloth: string; seam: string }> = {
  white: { cloth: white, seam: '#d8d5cf' },
  ink: { cloth: '#2e2d33', seam: '#55525c' },
  yellow: { cloth: yellow, seam: '#d9a51f' },
  green: { cloth: '#1f6f54', seam: '#0b4533' },
  blue: { cloth: blue, seam: '#16376d' },
  pink: { cloth: pink, seam: '#d5776f' },
  gray: { cloth: '#b4b8bf', seam: '#868c96' },
};
