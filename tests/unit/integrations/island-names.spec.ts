import { expect, test } from '@playwright/test';
import { withoutIslandNames } from '#src/integrations/island-names.ts';

test('an island keeps all but the name that the folder of the build gave it', () => {
  const html = (uid: string) =>
    `<p uid="a"></p><astro-island${uid} prefix="r1" component-url="/a.js"></astro-island>`;
  expect(withoutIslandNames(html(' uid="Z1nRTCs"') + html(' uid="R0n4m"'))).toBe(html('') + html(''));
});
