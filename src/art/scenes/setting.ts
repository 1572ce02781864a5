import type { Bounds } from '#src/art/part.ts';

/**
 * A place: what is behind the cats, where they may be (the main one first), and what is in front of them. On small cards
 * a cover is its square middle, from 140 to 500: no cat and no letters of a sign may lie across its edges.
 */
interface Setting {
  back: string;
  perches: readonly [Bounds, Bounds, Bounds, Bounds];
  front?: string;
}

/** Draws a setting in the ground color of the description, with room for a number of cats. */
export type SettingOf = (ground: string, cats: number) => Setting;
