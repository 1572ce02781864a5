import { pictureLimits } from '#src/admin/pictures/limits.ts';

/** Size of a picture in its own pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** One way to encode a picture. */
interface FitStep extends PictureSize {
  /** Of the encoder, 0 to 1. */
  readonly quality: number;
}

const qualities = [0.82, 0.74, 0.66, 0.58, 0.5];
/** By how much a picture shrinks when quality alone doesn't make it small enough. */
const shrinking = 0.75;
/** No picture needs to be smaller: at 64 px even noise is far below the limit. */
const smallestSide = 64;

/** The size to draw a picture in: at most 1600 px on its longer side, never enlarged. */
export function fitSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(1, pictureLimits.longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** What to try until the file is small enough: first lower quality, then a smaller size. */
export function* fitSteps(size: PictureSize): Generator<FitStep> {
  let { width, height } = fitSize(size);
  for (;;) {
    for (const quality of qualities) yield { width, height, quality };
    if (Math.max(width, height) <= smallestSide) return;
    width = Math.max(1, Math.round(width * shrinking));
    height = Math.max(1, Math.round(height * shrinking));
  }
}

/** Whether a picture has so many pixels that the browser may run out of memory. */
export function isTooLargeToDraw({ width, height }: PictureSize): boolean {
  return width * height > pictureLimits.drawnPixels;
}
