import { expect, test } from '@playwright/test';
import { coverFrame } from '#src/admin/pictures/cover-frame.ts';

test('of a tall or wide cover, lists show the part around its focus', () => {
  const whole = { left: '0%', width: '100%' };
  expect(coverFrame(1, '')).toEqual({ ...whole, top: '21.88%', height: '56.25%' });
  expect(coverFrame(1, 'top left')).toMatchObject({ ...whole, top: '0%' });
  expect(coverFrame(1, 'bottom')).toMatchObject({ ...whole, top: '43.75%' });
  expect(coverFrame(32 / 9, 'right')).toEqual({
    ...{ left: '50%', width: '50%' },
    ...{ top: '0%', height: '100%' },
  });
});

test('a cover of the shape that lists show is not cut', () => {
  expect(coverFrame(16 / 9, 'top')).toBeNull();
  expect(coverFrame(1.78, '')).toBeNull();
});
