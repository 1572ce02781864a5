import type { Locator, Page } from '@playwright/test';
import { formatDay } from '#src/lib/posts/dates.ts';
import { builtPost, foundOnce } from '#tests/support/built-posts.ts';
import { Dashboard } from '#tests/pages/dashboard.ts';
import { Editor } from '#tests/pages/editor.ts';
import { storePosts } from '#tests/support/local-posts.ts';
import { PostActions } from '#tests/pages/post-actions.ts';
import { expect, test } from '#tests/support/test.ts';
import { partsBeyond } from '#tests/support/page-fit.ts';

// Who reads enlarged, in colors of their own, from right to left, or by ear. More room between letters: every-page.spec.ts.

const snowy = builtPost('18', ({ content }) => content.includes('\n## '));
const cake = foundOnce('three-tier cake', 'optometrist', 'Goldie');

/** A window of 1280 by 1024 pixels, enlarged two and four times. */
const enlarged = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** Pages of each kind, and how one gets there. */
const screens: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ...['/', '/blog', `/blog/${snowy.slug}`, '/news', '/petition', '/blog-admin/login'].map(
    (path) =>
      [
        path,
        async (page: Page) => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
        },
      ] as const,
  ),
  ['the dashboard', async (page) => new Dashboard(page).open([{ id: 'olga', title: 'Olga' }])],
  ['the editor', async (page) => new Editor(page).open(snowy.id)],
  [
    'the import',
    async (page) => {
      const actions = new PostActions(page);
      await actions.open();
      await actions.choose('Import Posts');
      await expect(page.getByRole('dialog', { name: 'Import Posts' })).toBeVisible();
    },
  ],
];

for (const [name, open] of screens) {
  test(`enlarged four times, ${name} needs no sideways scroll, and nothing lies on what has the focus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const size of enlarged) {
      await page.setViewportSize(size);
      expect(await partsBeyond(page, size.width)).toEqual([]);
      expect(await coveredControls(page), `${size.width} px`).toEqual([]);
    }
  });
}

/** Controls that something covers, or that are out of sight, once they have the focus. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const controls = [
      ...scope.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (control) => control.checkVisibility() && !control.matches(':disabled, [tabindex="-1"]'),
    );
    if (controls.length < 3) return ['too few controls'];
    return controls
      .filter((control) => {
        control.focus();
        // A field of files is hidden behind its label.
        const shown = control.matches('.visually-hidden')
          ? (control as HTMLInputElement).labels?.[0]
          : control;
        const box = shown?.getClientRects()[0];
        if (!shown || !box) return true;
        // A part of it has to be seen: its edges may lie under others.
        const left = Math.max(box.left, 0) + 2;
        const right = Math.min(box.right, innerWidth) - 2;
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        return ![0.2, 0.5, 0.8].some((part) => {
          const seen = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
          return seen && (shown.contains(seen) || seen.closest('label')?.control === control);
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

test.describe('in colors that a person has chosen', () => {
  const ground = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor);

  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('what is chosen differs from what is not', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('button', { name: 'Local', exact: true }).click();
    const [all, local] = ['All', 'Local'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    // The first press wakes the filter.
    await expect(local).toHaveAttribute('aria-pressed', 'true');
    expect(await ground(local)).not.toBe(await ground(all));
    const places = page.getByRole('navigation', { name: 'Main' });
    expect(await ground(places.getByRole('link', { name: 'News' }))).not.toBe(
      await ground(places.getByRole('link', { name: 'Blog' })),
    );
  });

  test('the menu button is seen, and a switch is the browser’s own', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    expect(await ground(menu.locator('.lines'))).not.toBe(await ground(page.locator('html')));
    await new Editor(page).open();
    await page.getByText('Settings and cover').click();
    await expect(page.getByRole('switch').or(page.getByRole('checkbox')).first()).toHaveCSS(
      'appearance',
      'auto',
    );
  });
});

test('words from right to left begin at the right, also while they are written, and the others stay', async ({
  page,
}) => {
  const post = {
    id: 'mimi',
    slug: 'mimi',
    title: 'ميمي تعود إلى المتجر',
    author: { name: 'יעל כהן' },
    excerpt: 'ميمي قطة.',
    content: 'ميمي تنام على المنضدة.\n\nShe sleeps on the counter.\n\n- قطة',
  };
  await storePosts(page, [post]);
  await page.goto('/blog/mimi');
  /** Pixels from a text to the left and to the right edge of its line. */
  const room = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, line] = [range.getClientRects()[0], element.getBoundingClientRect()];
      return { left: (text?.left ?? 0) - line.left, right: line.right - (text?.right ?? 0) };
    });
  const paragraph = (text: string) => page.locator('.prose p', { hasText: text });
  for (const part of [page.getByRole('heading', { level: 1 }), paragraph('ميمي')])
    expect((await room(part)).right).toBeLessThan(2);
  for (const part of [paragraph('She sleeps'), page.locator('.prose li')])
    expect((await room(part)).left).toBeLessThan(2);
  await expect(page.locator('.byline bdi')).toHaveText('יעל כהן');

  const editor = new Editor(page);
  await editor.open('mimi');
  await expect(editor.title).toHaveCSS('direction', 'rtl');
  await editor.title.fill('Mimi comes home');
  await expect(editor.title).toHaveCSS('direction', 'ltr');
});

/** A line of the expected tree as YAML, which reads a colon otherwise. */
const quoted = (line: string) => `'${line.replaceAll("'", "''")}'`;

test.describe('a screen reader finds', () => {
  const [, section = ''] = /^## (.+)$/m.exec(snowy.content) ?? [];

  test('a story: its title, day and author, its cover, its contents, what is before and after', async ({
    page,
  }) => {
    await page.goto(`/blog/${snowy.slug}`);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - link "Bodega Cats of New York, home page"
        - navigation "Main"
      - main:
        - ${quoted(`article ${JSON.stringify(snowy.title)}`)}:
          - navigation "Breadcrumbs"
          - ${quoted(`heading ${JSON.stringify(snowy.title)} [level=1]`)}
          - paragraph:
            - time: ${formatDay(snowy.date)}
            - text: · ${snowy.readTime} · By ${snowy.author.name}
          - figure:
            - img /^Drawing of /
          - navigation "In this post":
            - group:
              - list:
                - listitem:
                  - ${quoted(`link ${JSON.stringify(section)}`)}
          - ${quoted(`heading ${JSON.stringify(section)} [level=2]`)}
      - contentinfo
    `);
  });

  test('a search: the field, how many stories there are, the stories', async ({ page }) => {
    await page.goto(`/blog?search=${cake.word}`);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "The Blog" [level=1]
        - search:
          - searchbox "Search the blog": ${cake.word}
        - status: 1 post found for “${cake.word}”
        - heading "Results for “${cake.word}”" [level=2]
        - list:
          - /children: equal
          - listitem:
            - article:
              - ${quoted(`heading ${JSON.stringify(cake.post.title)} [level=3]`)}:
                - ${quoted(`link ${JSON.stringify(cake.post.title)}`)}
    `);
  });

  test('a filter of the coverage: what is chosen, how many articles, the articles', async ({
    page,
  }) => {
    await page.goto('/news');
    await page.getByRole('button', { name: 'Local', exact: true }).click();
    await page.getByRole('searchbox').fill('gothamist');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - region "All the coverage":
          - heading "All the coverage" [level=2]
          - search:
            - searchbox "Search the coverage": gothamist
            - group "Category":
              - /children: equal
              - button "All"
              - button "National"
              - button "Local" [pressed]
              - button "Online"
              - button "International"
              - button "Broadcast"
            - status: 2 articles
        - region "Local coverage, 2":
          - group:
            - list:
              - /children: equal
              - listitem
              - listitem
    `);
  });

  test('the first login: what is asked, and that nobody can recover it', async ({ page }) => {
    await page.goto('/blog-admin');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - link "Bodega Cats of New York, home page"
      - status
      - main "Login":
        - /children: equal
        - heading "Set Admin Password" [level=1]
        - paragraph: This is the blog’s writing room. First choose a password for it.
        - paragraph: Please remember it as there is no password recovery.
        - paragraph:
          - text: "If you forget it, nobody can tell you the old one: clear only “Password” on the"
          - link "Privacy page"
          - text: ", then set a new one here. Your posts stay."
        - text: Password
        - textbox "Password"
        - button "Show password"
        - paragraph: Four words that don’t belong together are hard to guess and easy to remember.
        - status
        - button "Set password"
        - paragraph: The password keeps others from opening this page by chance.
        - paragraph: "It is no safe: whoever uses this browser can get at what is stored here. So don’t take one that you use elsewhere."
    `);
  });

  test('a new post: each field by its name, each tool, and what Publish does', async ({ page }) => {
    await new Editor(page).open();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main "New Post":
        - heading "New Post" [level=1]
        - link "Back to Dashboard"
        - textbox "Title"
        - textbox "Slug"
        - group "How to write":
          - button "Markdown" [pressed]
          - button "Visual"
        - button "Side by side"
        - button "Preview"
        - toolbar "Formatting":
          - /children: equal
          - button "Undo typing"
          - button "Redo typing"
          - button "Bold"
          - button "Italic"
          - button "Link"
          - button "Picture"
          - button "H2 heading"
          - button "H3 smaller heading"
          - button "List"
          - button "Numbered list"
          - button "Quote"
          - button "Code"
          - button "Table"
        - textbox "Content"
        - textbox "Excerpt"
        - group:
          - textbox "Publication date"
          - textbox "Author name": Bodega Cats of New York
          - combobox "Category"
          - textbox "Tags"
          - textbox "Reading time"
          - switch "Featured"
          - group "Cover image":
            - button "Choose a picture"
            - textbox "Cover description"
            - textbox "Cover credit"
        - button "Publish Post"
    `);
  });
});
