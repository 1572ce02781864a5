import { expect, test } from '#tests/support/test.ts';

for (const [path, sheets] of [
  ['/bills', 1],
  ['/store-owners', 1],
  ['/store-owners/es', 1],
  ['/letters', 2],
  ['/tours/sheet', 1],
] as const)
  test(`${path} prints on ${sheets} of Letter or A4, in the fallback fonts too`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints into a file.');
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    for (const format of ['Letter', 'A4']) {
      const file = await page.pdf({ format });
      expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(sheets);
    }
  });
