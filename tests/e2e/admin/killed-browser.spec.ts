import { expect, test } from '#tests/support/test.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { SoakBrowser } from '#tests/support/soak/soak-browser.ts';
import { logIn } from '#tests/support/soak/soak-world.ts';

test('what was saved right before the whole browser is killed is there when it is opened again', async ({
  browserName,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be killed by its driver.');
  test.slow();
  const browser = await SoakBrowser.start(baseURL ?? '', 1);
  try {
    const [tab] = browser.tabs;
    if (tab === undefined) throw new Error('There is no tab.');
    await logIn(tab);
    await new Dashboard(tab.page).isLoaded();
    await tab.page.getByRole('link', { name: 'New Post' }).click();
    const editor = new Editor(tab.page);
    await editor.fill({ title: 'Olga', content: 'She has a chair.', excerpt: 'A chair.' });
    await editor.publish.click();
    await expect(editor.toast('Blog post created')).toBeVisible();
    await browser.kill();

    await browser.look();
    await logIn(tab);
    const dashboard = new Dashboard(tab.page);
    await expect(dashboard.row('Olga')).toBeVisible();
    await expect(
      dashboard.toast.filter({ hasText: 'Your posts are as you left them' }),
    ).toBeVisible();
    await dashboard.action('Olga', 'Edit').click();
    await expect(new Editor(tab.page).content).toHaveValue('She has a chair.');
  } finally {
    await browser.end();
  }
});
