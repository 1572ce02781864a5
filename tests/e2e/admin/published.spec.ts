import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { Publishing } from '#tests/pages/publishing.ts';
import { connect } from '#tests/support/github/in-browser.ts';
import { shownPost, story, writeStory } from '#tests/support/website/story.ts';
import { expect, test } from '#tests/support/website/test.ts';

// It builds the website once. What follows after that is tests/publish/whole-way.spec.ts.
test('what the administrator writes and publishes stands on the website as in the preview, and wherever posts are listed', async ({
  page,
  github,
  website,
}) => {
  test.setTimeout(240_000);
  const [editor, publishing] = [new Editor(page), new Publishing(page)];
  const preview = await writeStory(page);
  const previewed = await shownPost(preview);
  await page.keyboard.press('Escape');
  await editor.publish.click();
  await new Dashboard(page).isLoaded();

  await new Dashboard(page).action(story.title, 'Publish to the website').click();
  await publishing.review('publish').getByRole('button', { name: 'Connect to GitHub' }).click();
  await connect(page, github);
  await publishing.send('publish');
  await expect(publishing.place(story.title)).toHaveText('On its way');
  await website.deploy();
  await publishing.comeBack();
  await expect(publishing.place(story.title)).toHaveText('Live');

  const path = `blog/${story.slug}`;
  expect(await website.filesWith(path)).toEqual(
    expect.arrayContaining([
      'blog.html',
      `${path}.html`,
      'feed.json',
      'index.html',
      `og/${path}.png`,
      'rss.xml',
      'sitemap-0.xml',
    ]),
  );
  for (const file of [`${path}.html`, 'feed.json', 'rss.xml', 'posts.json'])
    expect(await readFile(join(website.built, file), 'utf8'), file).not.toMatch(/data:image/);
  // As somebody sees it who has nothing of it in the browser.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/${path}`);
  const article = page.getByRole('article').first();
  expect(await shownPost(article)).toEqual(previewed);
  expect(await article.innerHTML()).not.toContain('data:image');
});
