import { readFile, rm, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { projectCopy, type ProjectCopy } from '#tests/support/project-copy.ts';

test.describe.configure({ mode: 'serial' });
// A whole build stands behind each of these.
test.setTimeout(120_000);

const folder = 'src/content/posts';
let project: ProjectCopy;
let frontMatter: string;
test.beforeAll(async () => {
  project = await projectCopy();
  const post = await readFile(project.path(`${folder}/snowy-comes-home.mdx`), 'utf8');
  frontMatter = post.slice(0, post.indexOf('\n---\n') + 5).replace(/^id: .*$/m, "id: 'md'");
});
test.afterAll(() => project.remove());

test('a post may be an .md file, where braces and HTML are only words', async () => {
  const text =
    '# Zorro\n\n{braces}, 1 < 2 and <b onclick="x()">HTML</b>\n\n<script>\nx()\n</script>\n';
  await writeFile(project.path(`${folder}/plain-markdown.md`), `${frontMatter}\n${text}`);
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const html = await readFile(project.path('dist/blog/plain-markdown.html'), 'utf8');
  expect(html).toContain('<h2 id="zorro">Zorro</h2>');
  expect(html).toContain(
    '<p>{braces}, 1 &lt; 2 and &lt;b onclick="x()"&gt;HTML&lt;/b&gt;</p>\n<p>&lt;script&gt;\nx()\n&lt;/script&gt;</p>',
  );
});

test('a second file for the address of a post ends the build', async () => {
  const second = project.path(`${folder}/snowy-comes-home.md`);
  await writeFile(second, `${frontMatter.replace("'md'", "'second'")}\nWords.\n`);
  const { code, output } = await project.build();
  await rm(second);
  expect(code).not.toBe(0);
  expect(output).toContain(`${folder}/snowy-comes-home.md`);
  expect(output).toContain(`${folder}/snowy-comes-home.mdx`);
});

for (const [found, text] of [
  ['<Box>', 'Words and <Box /> in them.'],
  ['{1 + 1}', 'Words and {1 + 1} in them.'],
] as const) {
  test(`an .mdx post that holds ${found} ends the build with file and remedy`, async () => {
    const file = `${folder}/more-than-markdown.mdx`;
    await writeFile(project.path(file), `${frontMatter.replace("'md'", "'mdx'")}\n${text}\n`);
    const { code, output } = await project.build();
    expect(code).not.toBe(0);
    expect(output).toContain(
      `${file}: holds ${found}, but posts are Markdown only. Take it out; to show the character itself, write \\{ or \\<, or name the file .md.`,
    );
  });
}
