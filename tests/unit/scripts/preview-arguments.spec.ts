import { expect, test } from '@playwright/test';
import { parsePreviewPort } from '#scripts/preview-arguments.ts';

test('the site is served on port 4321 unless told otherwise', () => {
  expect(parsePreviewPort([])).toBe(4321);
  expect(parsePreviewPort(['--port', '4400'])).toBe(4400);
  expect(parsePreviewPort(['--port=4400'])).toBe(4400);
});

for (const port of ['abc', '0', '65536', '-1', '4.5', '']) {
  test(`"${port}" gets a sentence`, () => {
    expect(parsePreviewPort(['--port', port])).toBe(
      `"${port}" isn't a port. Use a number from 1 to 65535: npm run preview -- --port 4400`,
    );
  });
}

for (const args of [['4400'], ['--host', 'x'], ['--port', '1', '2']]) {
  test(`"${args.join(' ')}" gets a sentence`, () => {
    expect(parsePreviewPort(args)).toBe(
      `Unknown arguments "${args.join(' ')}". Use: npm run preview -- --port 4400`,
    );
  });
}
