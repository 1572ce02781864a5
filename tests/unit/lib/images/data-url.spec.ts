import { expect, test } from '@playwright/test';
import { readAsDataUrl } from '#src/lib/images/data-url.ts';

// Reading itself needs a browser's FileReader: tests/e2e/islands.spec.ts.
test('only pictures are read, and no SVG, which can carry scripts', async () => {
  for (const type of ['text/plain', 'application/pdf', 'image/svg+xml', '', 'video/mp4']) {
    const file = new File(['cat'], 'cat', { type });
    expect(await readAsDataUrl(file), type).toEqual({ ok: false, code: 'notAnImage' });
  }
});
