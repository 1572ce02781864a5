import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '#scripts/built-site.ts';
import { builtPages } from '#tests/support/built-site.ts';
import { builtPost } from '#tests/support/built-posts.ts';
import { expect, test } from '#tests/support/test.ts';
import { tellRefusals, watch } from '#tests/support/watched-page.ts';

// That it refuses nothing on public pages, every-page.spec.ts shows; in the admin, admin/every-task.spec.ts.

test('a style, a script or a policy for HTML that a page doesn’t name is refused, and noticed here', async ({
  page,
}) => {
  const { problems } = watch(page);
  await tellRefusals(page);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    const script = document.createElement('script');
    script.append('document.title = "run"');
    document.body.append(script);
  });
  const all = () => problems.splice(0).join('\n');
  await expect.poll(() => problems.join('\n')).toMatch(/refused: (?:script-src|require-trusted)/);
  expect(all()).toContain('refused: style-src-attr inline');
  await expect(page).not.toHaveTitle('run');
  for (const path of ['/about', '/blog-admin/login']) {
    await page.goto(path);
    const made = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const isAllowed = (name: string) => {
        try {
          return Boolean(trustedTypes.createPolicy(name, {}));
        } catch {
          return false;
        }
      };
      return ['character-references', 'character-references', 'another', 'default'].map(isAllowed);
    });
    // A second policy of the same name is refused too.
    expect(made).toEqual([true, false, false, false]);
    await expect.poll(all).toContain('refused: trusted-types');
  }
});

test('only the admin’s screens may ask GitHub', async ({ page }) => {
  const api = 'https://api.github.com/graphql';
  const pages = builtPages().map(({ file }) => file);
  expect(pages.length).toBeGreaterThan(50);
  const open = pages.filter((file) => readFileSync(join(builtFolder, file)).includes('api.github'));
  expect(open).toEqual([]);
  await page.route(api, (route) =>
    route.fulfill({ body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const status = (address: string) =>
    page.evaluate(
      (asked) => fetch(asked, { method: 'POST' }).then(({ status: told }) => told, String),
      address,
    );
  for (const path of ['/about', `/blog/${builtPost('18').slug}`, '/blog-admin/preview']) {
    await page.goto(path);
    expect(await status(api), path).toContain('TypeError');
  }
  for (const path of ['/blog-admin/login', '/blog-admin/edit/1']) {
    await page.goto(path);
    expect(await status(api), path).toBe(200);
    expect(await status('https://example.com/'), path).toContain('TypeError');
  }
});
