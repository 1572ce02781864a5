import { expect, test } from '@playwright/test';
import { vitalsEndpoint } from '#src/config/environment.ts';

test('vitals go to a path on our own host, or nowhere', () => {
  expect(vitalsEndpoint('/vitals')).toBe('/vitals');
  expect(vitalsEndpoint('')).toBeUndefined();
});

test('a vitals endpoint on another host ends the build and says what to write', () => {
  for (const endpoint of ['https://example.com/vitals', '//example.com/vitals', 'vitals'])
    expect(() => vitalsEndpoint(endpoint)).toThrow(
      `PUBLIC_VITALS_ENDPOINT: write a path on our own host, such as "/vitals", not "${endpoint}"`,
    );
});
