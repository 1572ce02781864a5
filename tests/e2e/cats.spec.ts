import { expect } from '@playwright/test';
import { test } from '#tests/support/look.ts';

test('shows all 48 cats by borough, each with place, year and source', async ({ look }) => {
  const page = await look('/cats');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    /Manhattan\s*20/,
    /Brooklyn\s*14/,
    /Queens\s*3/,
    /Bronx\s*1/,
    /Staten Island\s*1/,
    /Somewhere in the city\s*9/,
  ]);
  const marshmallow = page.getByRole('article').filter({ hasText: 'Marshmallow' });
  await expect(marshmallow).toContainText('First on First Deli');
  await expect(marshmallow).toContainText('As of 2025: ABC7 New York');
  await expect(marshmallow).toContainText('Coat as described');
  // On the back of the card.
  await expect(marshmallow.getByRole('link', { includeHidden: true })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the front of each card says where the cat works, so that two of one name are told apart', async ({
  look,
}) => {
  const page = await look('/cats');
  const fronts = await page.locator('article summary').allInnerTexts();
  expect(fronts).toHaveLength(48);
  expect(new Set(fronts).size).toBe(48);
});

test('a source known only as a copy has no link', async ({ look }) => {
  const page = await look('/cats');
  const snowy = page.getByRole('article').filter({ hasText: 'Prince Deli and Juice Bar' });
  await expect(snowy).toContainText('CBS News New York');
  await expect(snowy.getByRole('link', { includeHidden: true })).toHaveCount(0);
});

test('says once what the drawings are and of when the ages are', async ({ look }) => {
  const page = await look('/cats');
  await expect(page.getByText('the others wear what suited the drawing')).toBeVisible();
  await expect(page.getByText('Coat as described', { exact: true })).toHaveCount(5);
  await expect(page.getByText('Ages and presence are as of then')).toBeVisible();
});

test('the map has a pin for every cat whose place is known, inside its borough, that leads to the card', async ({
  look,
}) => {
  const page = await look('/cats');
  const pins = await page.locator('.city svg a').evaluateAll((links) =>
    links.map((link) => {
      const map = link.closest('svg');
      const use = link.querySelector('use');
      const point = map?.createSVGPoint();
      if (!map || !use || !point) throw new Error('a pin is no pin');
      [point.x, point.y] = [use.x.baseVal.value, use.y.baseVal.value];
      const card = document.querySelector(link.getAttribute('href') ?? '');
      const borough = map.querySelector(`#land-${card?.closest('section')?.id}`);
      return {
        name: link.textContent.trim(),
        at: { x: point.x, y: point.y },
        inside: borough instanceof SVGGeometryElement && borough.isPointInFill(point),
        card: card?.querySelector('h3')?.textContent,
      };
    }),
  );
  expect(pins).toHaveLength(34);
  // None covers another.
  for (const [index, { name, at }] of pins.entries())
    for (const other of pins.slice(0, index))
      expect
        .soft(Math.hypot(at.x - other.at.x, at.y - other.at.y), `${name}, ${other.name}`)
        .toBeGreaterThan(13);
  for (const { name, inside, card } of pins) {
    expect.soft(inside, name).toBe(true);
    expect.soft(card).toBe(name);
  }
});

test('jumps to a borough; no name breaks on its plate at 320, 390, 768 or 1280 px, here or on the home page', async ({
  page,
}) => {
  await page.goto('/cats');
  await page
    .getByRole('navigation', { name: 'Boroughs' })
    .getByRole('link', { name: /Queens/ })
    .click();
  await expect(page).toHaveURL(/\/cats#queens$/);
  await expect(page.getByRole('heading', { name: /Queens/ })).toBeInViewport();

  // A card turns over by its name, without a script.
  const gus = page.locator('#cat-gus-corona');
  const place = gus.getByText('A store in Corona', { exact: true });
  await expect(place).toHaveCount(2);
  await expect(place.last()).toBeHidden();
  await gus.getByText('Gus', { exact: true }).click();
  await expect(place.last()).toBeVisible();
  await expect(place.first()).toBeHidden();
  await expect(gus.locator('img')).toBeHidden();

  // Its row grows with a long back, and its corner turns it back.
  await page.setViewportSize({ width: 390, height: 844 });
  const marshmallow = page.locator('#cat-marshmallow-upper-east-side');
  await marshmallow.getByText('Marshmallow', { exact: true }).click();
  const back = marshmallow.locator('.back');
  // Both are measured once the card lies still.
  await marshmallow.evaluate((card) =>
    Promise.all(card.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const [inner, outer] = [await back.boundingBox(), await marshmallow.boundingBox()];
  if (!inner || !outer) throw new Error('the card has no back');
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  await marshmallow.click({ position: { x: outer.width - 8, y: outer.height - 8 } });
  await expect(back).toBeHidden();

  // Fonts are optional: the first view of a site may do without them, so these are the second and the third.
  for (const path of ['/cats', '/']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.locator('article[id^="cat-"] h3').evaluateAll((names) =>
        names
          .filter((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getClientRects().length > 1 || name.scrollWidth > name.clientWidth;
          })
          .map((name) => name.textContent),
      );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a cat that is pressed on the home page moves to its card, and stands there at once with less motion', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      if (viewTransition === null) document.documentElement.dataset.moved = 'nothing';
      else
        void viewTransition.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ''));
          document.documentElement.dataset.moved = parts
            .filter((part) => part?.startsWith('::view-transition-group'))
            .join(' ');
        });
    });
  });
  await page.goto('/');
  const movesPages = await page.evaluate(() => 'onpagereveal' in window);
  test.skip(
    browserName !== 'chromium' && !movesPages,
    'This browser moves nothing from page to page.',
  );
  for (const [reducedMotion, moved] of [
    ['no-preference', /^(?=.*\(cat\))/],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.locator('.cat').getByRole('link', { name: 'Snowy' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-moved', moved);
    await expect(page.locator('#cat-snowy-flatbush')).toBeInViewport();
  }
});
