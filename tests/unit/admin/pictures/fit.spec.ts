import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { fitSize, fitSteps, isTooLargeToDraw } from '#src/admin/pictures/fit.ts';

test('the longer side is at most 1600 px, and nothing is enlarged', () => {
  expect(fitSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(fitSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
  expect(fitSize({ width: 1600, height: 900 })).toEqual({ width: 1600, height: 900 });
  expect(fitSize({ width: 40, height: 30 })).toEqual({ width: 40, height: 30 });
  expect(fitSize({ width: 1, height: 60_000 })).toEqual({ width: 1, height: 1600 });
});

test('quality goes down before the size does', () => {
  const steps = [...fitSteps({ width: 4000, height: 3000 })];
  expect(steps.slice(0, 6)).toEqual([
    { width: 1600, height: 1200, quality: 0.82 },
    { width: 1600, height: 1200, quality: 0.74 },
    { width: 1600, height: 1200, quality: 0.66 },
    { width: 1600, height: 1200, quality: 0.58 },
    { width: 1600, height: 1200, quality: 0.5 },
    { width: 1200, height: 900, quality: 0.82 },
  ]);
});

test('for every size there is an end, small enough for any picture', () => {
  const side = fc.integer({ min: 1, max: 65_535 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const steps = [...fitSteps({ width, height })];
      const longest = steps.map((step) => Math.max(step.width, step.height));
      const shortest = steps.map((step) => Math.min(step.width, step.height));
      return (
        steps.length < 100 &&
        Math.max(...longest) <= 1600 &&
        Math.min(...longest) <= 64 &&
        Math.min(...shortest) >= 1 &&
        steps.every((step) => step.width <= width && step.height <= height)
      );
    }),
    { numRuns: 300 },
  );
});

test('a picture of more pixels than a browser can hold is known before it is decoded', () => {
  expect(isTooLargeToDraw({ width: 12_000, height: 9_000 })).toBe(false);
  expect(isTooLargeToDraw({ width: 30_000, height: 30_000 })).toBe(true);
});
