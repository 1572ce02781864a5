import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { projectCopy, type ProjectCopy } from '#tests/support/project-copy.ts';

test.describe.configure({ mode: 'serial' });
// A whole build stands behind each of these.
test.setTimeout(120_000);

let project: ProjectCopy;
test.beforeAll(async () => {
  project = await projectCopy();
});
test.afterAll(() => project.remove());

/** Builds with one file changed and puts the file back. */
async function buildWith(file: string, change: (text: string) => string) {
  const path = project.path(file);
  const original = await readFile(path, 'utf8');
  const broken = change(original);
  expect(broken, 'the change must change something').not.toBe(original);
  await writeFile(path, broken);
  const result = await project.build();
  await writeFile(path, original);
  return result;
}

test('a wrong category in a data file fails the build and names file, field and remedy', async () => {
  const { code, output } = await buildWith('src/content/press-articles.json', (text) =>
    text.replace('"category": "national"', '"category": "nationwide"'),
  );
  expect(code).not.toBe(0);
  expect(output).toContain('src/content/press-articles.json');
  expect(output).toContain(
    'category: write one of national, local, online, international, broadcast',
  );
});

test('a post without a date fails the build and names file, field and remedy', async () => {
  const { code, output } = await buildWith('src/content/posts/snowy-comes-home.mdx', (text) =>
    text.replace(/^date: .*\n/m, ''),
  );
  expect(code).not.toBe(0);
  expect(output).toContain('snowy-comes-home');
  expect(output).toContain("date: write a real day as 'YYYY-MM-DD'");
});

test('a data file that is not JSON fails the build and names the file', async () => {
  const { code, output } = await buildWith('src/content/products.json', (text) =>
    text.replace('{', ''),
  );
  expect(code).not.toBe(0);
  expect(output).toContain('src/content/products.json: not JSON');
});

test('a vitals endpoint on another host fails the build and says what to write', async () => {
  const { code, output } = await project.build({
    PUBLIC_VITALS_ENDPOINT: 'https://example.com/vitals',
  });
  expect(code).not.toBe(0);
  expect(output).toContain(
    'PUBLIC_VITALS_ENDPOINT: write a path on our own host, such as "/vitals"',
  );
});

test('with an endpoint set every page names it and fetches the reporter by itself', async () => {
  const { code, output } = await project.build({ PUBLIC_VITALS_ENDPOINT: '/vitals' });
  expect(code, output).toBe(0);
  const html = await readFile(project.path('dist/index.html'), 'utf8');
  expect(html).toContain('<meta name="vitals-endpoint" content="/vitals"');
  expect(html).toContain('VitalsReporter');
});
