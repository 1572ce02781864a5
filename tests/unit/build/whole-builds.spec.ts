import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { postFile } from '#scripts/post-skeleton.ts';
import { projectCopy, type ProjectCopy } from '#tests/support/project-copy.ts';

// What only a build shows: that rules which have their own tests are asked, and end it. Each costs seconds.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const folder = 'src/content/posts';
/** The only post of the site: one is enough, and quick to build. */
const only = 'a-cat.mdx';
const post = postFile('A cat', 'a-cat', '2025-06-05').replace('isPublished: false\n', '');
let project: ProjectCopy;
test.beforeAll(async () => {
  project = await projectCopy();
  for (const name of await readdir(project.path(folder)))
    await rm(project.path(`${folder}/${name}`));
  await writeFile(project.path(`${folder}/${only}`), post);
  // What takes longest to make, and is looked at by none of these tests.
  await rm(project.path('src/pages/press-kit.zip.ts'));
});
test.afterAll(() => project.remove());

/** A post of its own with the front matter of that one. */
const postWith = (id: string, text: string) =>
  `${post.slice(0, post.indexOf('\n---\n') + 5).replace(/^id: .*$/m, `id: '${id}'`)}\n${text}\n`;

/** Builds with one more post, and takes it away again. */
async function buildWith(file: string, text: string) {
  const path = project.path(`${folder}/${file}`);
  await writeFile(path, text);
  const result = await project.build();
  await rm(path);
  return result;
}

test('a post without a date ends the build, which names file, field and remedy', async () => {
  const undated = postWith('undated', 'Words.').replace(/^date: .*\n/m, '');
  const { code, output } = await buildWith('undated.mdx', undated);
  expect(code).not.toBe(0);
  expect(output).toContain('undated');
  expect(output).toContain("date: write a real day as 'YYYY-MM-DD'");
});

test('a second file for the address of a post ends the build', async () => {
  const { code, output } = await buildWith('a-cat.md', postWith('second', 'Words.'));
  expect(code).not.toBe(0);
  expect(output).toContain(`${folder}/a-cat.md`);
  expect(output).toContain(`${folder}/${only}`);
});

test('an .mdx post that holds more than Markdown ends the build with file and remedy', async () => {
  const text = postWith('mdx', 'Words and <Box /> in them.');
  const { code, output } = await buildWith('more-than-markdown.mdx', text);
  expect(code).not.toBe(0);
  expect(output).toContain(
    `${folder}/more-than-markdown.mdx: holds <Box>, but posts are Markdown only. Take it out; to show the character itself, write \\{ or \\<, or name the file .md.`,
  );
});

test('a post may be an .md file, where braces and HTML are only words; with an endpoint set every page fetches the vitals’ reporter by itself', async () => {
  const text =
    '# Zorro\n\n{braces}, 1 < 2 and <b onclick="x()">HTML</b>\n\n<script>\nx()\n</script>\n';
  await writeFile(project.path(`${folder}/plain-markdown.md`), postWith('md', text));
  const { code, output } = await project.build({ PUBLIC_VITALS_ENDPOINT: '/vitals' });
  expect(code, output).toBe(0);
  const html = await readFile(project.path('dist/blog/plain-markdown.html'), 'utf8');
  expect(html).toContain('<h2 id="zorro">Zorro</h2>');
  expect(html).toContain(
    '<p>{braces}, 1 &lt; 2 and &lt;b onclick="x()"&gt;HTML&lt;/b&gt;</p>\n<p>&lt;script&gt;\nx()\n&lt;/script&gt;</p>',
  );
  const home = await readFile(project.path('dist/index.html'), 'utf8');
  expect(home).toContain('<meta name="vitals-endpoint" content="/vitals"');
  expect(home).toContain('VitalsReporter');
});
