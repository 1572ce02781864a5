import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeBackup } from '#src/admin/backup/backup-file.ts';
import { adminLimits } from '#src/config/admin-limits.ts';
import { importLimits } from '#src/admin/exchange/limits.ts';
import { routeMessages } from '#src/admin/publish/later-words.ts';
import { fieldLimits } from '#src/admin/shell/limits.ts';
import { storageLimits } from '#src/config/limits.ts';
import { databaseStores, storageKeys } from '#src/config/storage-keys.ts';
import { putRows } from '#tests/support/admin-database.ts';
import { aPost, aReadyPost } from '#tests/support/sample-posts.ts';

/** What is to be seen: a selector, and a pattern for its words or its value. */
type Sign = readonly [selector: string, words?: string];

/** A large input that the site accepts, and how somebody gives it. */
export interface LargeInput {
  readonly name: string;
  /** Fills the browser's storage, on a page without scripts. */
  readonly store?: (page: Page) => Promise<unknown>;
  /** What comes before, unmeasured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Calls `press`, `open` or `paste`, where the time begins. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Any of these says that work goes on. */
  readonly progress: readonly Sign[];
  /** Any of these ends it. */
  readonly answer: readonly Sign[];
}

const most = importLimits.textLength;
const field = fieldLimits.length;
/** What fits into storage beside the other keys. */
const room = Math.floor(storageLimits.units * 0.95);
const sentence =
  'The cat of the corner store sleeps on the newspapers until the first truck comes. ';
const prose = (length: number) => {
  const paragraph = `${sentence.repeat(12)}\n\n`;
  return paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length);
};

/** The way to the website by files. */
const packRoute = `section[aria-label="${routeMessages.pack}"]`;

/** So many posts of which each fills its share of a room, as JSON. */
function postsText(count: number, size: number): string {
  const share = Math.floor(size / count);
  const post = (place: number, content: string) =>
    JSON.stringify({
      ...aPost({
        id: `cat-${place}`,
        slug: `cat-${place}`,
        title: `Cat ${place}`,
        date: new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString().slice(0, 10),
        content: `${place} ${content}`,
      }),
      isPublished: true,
    });
  const rest = post(0, '').length + 24;
  const content = prose(Math.max(0, share - rest) * 0.98);
  return `[${Array.from({ length: count }, (_, place) => post(place, content)).join(',')}]`;
}
/** As many posts as fit into storage that the website takes as they are. */
const readyPosts = () =>
  JSON.stringify(
    Array.from({ length: 5_000 }, (_, place) => ({
      ...aReadyPost({ id: `cat-${place}`, slug: `cat-${place}`, title: `The cat number ${place}` }),
      isPublished: true,
    })),
  );
const repeated = (entry: string, count: number) => `[${Array(count).fill(entry).join(',')}]`;

const storePosts = (text: () => string) => (page: Page) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.posts,
    text(),
  ] as const);

/** Begins the time, and presses a button by its words, in the dialog if one is open. */
const press = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const place = document.querySelector('dialog[open]') ?? document;
    const button = [...place.querySelectorAll<HTMLElement>('button, a, input[type=checkbox]')].find(
      (one) => new RegExp(wanted).test(one.getAttribute('aria-label') ?? one.textContent),
    );
    if (!button) throw new Error(`There is no button ${wanted}.`);
    sessionStorage.setItem('bench', 'begun');
    performance.mark('bench-begin');
    button.click();
  }, words);

/** Begins the time, and opens a page. */
const open = (path: string) => async (page: Page) => {
  await page.evaluate((to) => {
    sessionStorage.setItem('bench', 'begun');
    performance.mark('bench-begin');
    location.href = to;
  }, path);
};

const begin = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('bench', 'begun');
    performance.mark('bench-begin');
  });

/** Begins the time, and pastes a text into a field as a person does. */
const paste = (selector: string, text: () => string) => async (page: Page) => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text());
  await page.locator(selector).focus();
  await begin(page);
  await page.keyboard.press('Control+V');
};

/** The same with a formatted text. */
const pasteHtml = (selector: string, html: () => string) => async (page: Page) => {
  await page.evaluate((text) => {
    const words = new Blob(['Words'], { type: 'text/plain' });
    const formatted = new Blob([text], { type: 'text/html' });
    return navigator.clipboard.write([
      new ClipboardItem({ 'text/html': formatted, 'text/plain': words }),
    ]);
  }, html());
  await page.locator(selector).focus();
  await begin(page);
  await page.keyboard.press('Control+V');
};

/** Chooses a file, where the time begins unless something else is to come right before. */
const choose =
  (name: string, text: () => string | Promise<string>, ready: LargeInput['act'] = begin) =>
  async (page: Page) => {
    const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-bench-'));
    const file = join(folder, name);
    // A file, because the page itself would work to take its bytes from here.
    await writeFile(file, await text());
    await ready(page);
    await page.locator('dialog input[type=file]').setInputFiles(file);
    await page.locator('dialog[open] [data-first], .toast').first().waitFor({ timeout: 120_000 });
    await rm(folder, { recursive: true });
  };

const newPost = async (page: Page) => {
  await page.goto('/blog-admin/new');
  await page.locator('#post-content').waitFor();
};

const openPost = async (page: Page) => {
  await page.goto('/blog-admin/edit/cat-0');
  await page.locator('#post-content').waitFor();
};

const newVisual = async (page: Page) => {
  await newPost(page);
  await page.getByRole('group', { name: 'How to write' }).getByRole('button').last().click();
  await page.locator('.visual-text').waitFor();
};

const loading: Sign = ['.loading'];
const bar: Sign = ['progress'];
const toast = (words: string): Sign => ['.toast', words];
const dialog = (words: string): Sign => ['dialog[open] button', words];
const dashboard = async (page: Page) => {
  await page.goto('/blog-admin');
  await page.locator('.post-row').first().waitFor();
};
const chooseAction = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).last().click();
};
const openImport = async (page: Page) => {
  await dashboard(page);
  await chooseAction(page, 'Import Posts');
};

/** Choosing a file of the import, which is checked at once. */
const imported = (
  name: string,
  text: () => string,
  answer: Sign,
  stored?: () => string,
): LargeInput => ({
  name: `import, check: ${name}`,
  ...(stored && { store: storePosts(stored) }),
  prepare: openImport,
  act: choose('a.json', text),
  progress: [bar],
  answer: [answer],
});
const report = dialog('^Import [\\d,]+ post');
const failed = toast('Import Failed');

const onePost = () => postsText(1, room);
const tenThousand = () => postsText(10_000, room);
const storedLists: Readonly<Record<string, () => string>> = {
  'one post of 5 MB': onePost,
  '1,000 posts': () => postsText(1_000, room),
  '10,000 posts': tenThousand,
  'tiny entries': () => repeated('{"slug":"a"}', Math.floor(room / 13)),
  brackets: () => '['.repeat(room),
};
const listed = Object.entries(storedLists);

const trashedList = () => ({ kind: 'list', count: 10_000, text: tenThousand() });
const trashedPost = (raw: unknown, place: number) => ({ kind: 'post', title: `Cat ${place}`, raw });

/** The post that the editor's inputs open. */
const storePost = (content: () => string) =>
  storePosts(() => JSON.stringify([aPost({ id: 'cat-0', content: content() })]));

/** A backup of as many posts as fit into storage, other than those there, and of as many in the Trash. */
async function backupText(): Promise<string> {
  const posts = tenThousand().replaceAll('The cat of', 'A cat of');
  const rows = (JSON.parse(posts) as unknown[]).map((post, place) => {
    const key = `key-${place}`;
    return { key, value: { ...trashedPost(post, place), key, at: place, since: 0 } };
  });
  const made = await writeBackup(
    { texts: new Map([[storageKeys.posts, posts]]), rows: new Map([[databaseStores.trash, rows]]) },
    Date.UTC(2026, 0, 1),
  );
  if (!made.ok) throw new Error(made.code);
  return made.value.text();
}

/** Every large input that the site accepts. */
export const largeInputs: readonly LargeInput[] = [
  imported('10,000 posts', () => postsText(10_000, most), report),
  imported('10,000 posts over 10,000', () => postsText(10_000, most), report, tenThousand),
  imported(
    '10,000 entries with one slug',
    () => {
      const entry = `{"slug":"a","content":"${prose(980).replaceAll('\n', ' ')}"}`;
      return repeated(entry, 10_000);
    },
    report,
  ),
  imported('one post', () => postsText(1, most - 1_000), report),
  imported('brackets', () => '['.repeat(most), failed),
  imported('closed brackets', () => '['.repeat(most / 2) + ']'.repeat(most / 2), failed),
  imported('open objects', () => '{"a":'.repeat(most / 5), failed),
  imported('empty lists', () => repeated('[]', Math.floor(most / 3) - 1), failed),
  imported('quotes', () => '"'.repeat(most), failed),
  imported(
    'posts with 2,600,000 tags',
    () => `[{"slug":"a","tags":[${'"a",'.repeat(2_600_000)}"b"]}]`,
    failed,
  ),
  imported(
    `a post with ${importLimits.parts.toLocaleString('en-US')} fields`,
    () => {
      const fields = Array.from({ length: importLimits.parts - 10 }, (_, place) => `"f${place}":1`);
      return `[{"slug":"a",${fields.join(',')}}]`;
    },
    failed,
  ),
  imported(
    'posts with as many fields, each its own, as may be',
    () => {
      const { names } = importLimits;
      const each = 98;
      // Other steps through the same names.
      const post = (step: number) =>
        Array.from({ length: each }, (_, place) => `"f${(place * step) % (names - 1)}":1`);
      const count = Math.floor(importLimits.parts / (each + 2));
      return `[${Array.from({ length: count }, (_, step) => `{"slug":"a",${post(step + 1).join(',')}}`).join(',')}]`;
    },
    report,
  ),
  imported(
    'posts with as many tags as may be',
    () => {
      const count = 9_999;
      const tags = Array(Math.floor(importLimits.parts / count) - 4)
        .fill('"a"')
        .join(',');
      return repeated(`{"slug":"a","tags":[${tags}]}`, count);
    },
    report,
  ),
  {
    name: 'import, carry out: 10,000 posts',
    prepare: async (page) => {
      await openImport(page);
      await choose('a.json', tenThousand, () => Promise.resolve())(page);
      await page
        .locator('dialog')
        .getByRole('button', { name: /^Import \d/ })
        .waitFor({ timeout: 120_000 });
    },
    act: (page) => press(page, '^Import \\d'),
    progress: [bar],
    answer: [toast('Import Successful')],
  },
  ...(
    [
      ['10,000 posts', () => postsText(10_000, most)],
      ['brackets', () => '['.repeat(most)],
      ['one line', () => 'a'.repeat(most)],
    ] as const
  ).map(([name, text]): LargeInput => ({
    name: `import, paste: ${name}`,
    prepare: openImport,
    act: paste('dialog textarea', text),
    progress: [],
    answer: [['dialog .note', 'Pasted text']],
  })),
  ...listed.map(([name, text]): LargeInput => ({
    name: `dashboard: ${name}`,
    store: storePosts(text),
    act: open('/blog-admin'),
    progress: [loading],
    answer: [['.row-status [role=status]', '^[\\d,]+ posts?$']],
  })),
  ...listed.slice(0, 3).map(([name, text]): LargeInput => ({
    name: `blog list: ${name}`,
    store: storePosts(text),
    act: open('/blog'),
    progress: [['h1']],
    answer: [['.list-results[data-drawn] .post-grid']],
  })),
  ...listed.slice(0, 3).map(([name, text]): LargeInput => ({
    name: `blog search: ${name}`,
    store: storePosts(text),
    act: open('/blog?search=newspapers'),
    progress: [['h1']],
    answer: [['.list-status', 'found']],
  })),
  {
    name: 'local post: 5 MB',
    store: storePosts(onePost),
    act: open('/blog/cat-0'),
    progress: [['#local-post:empty']],
    answer: [['.island-failed']],
  },
  {
    name: 'editor, open: 5 MB',
    store: storePosts(onePost),
    act: open('/blog-admin/edit/cat-0'),
    progress: [loading],
    answer: [['.text-fields .note', 'so long']],
  },
  ...(
    [
      ['prose', () => prose(fieldLimits.openedLength)],
      ['lines', () => 'a\n'.repeat(fieldLimits.openedLines - 1)],
    ] as const
  ).map(([name, text]): LargeInput => ({
    name: `editor, open: as much as a field shows, ${name}`,
    store: storePost(text),
    act: open('/blog-admin/edit/cat-0'),
    progress: [loading],
    answer: [['textarea#post-content']],
  })),
  {
    name: 'editor, open: one of 10,000',
    store: storePosts(tenThousand),
    act: open('/blog-admin/edit/cat-0'),
    progress: [loading],
    answer: [['textarea#post-content']],
  },
  {
    name: 'editor, paste: 10 MB',
    prepare: newPost,
    act: paste('#post-content', () => prose(most)),
    progress: [],
    answer: [toast('A field takes')],
  },
  ...(
    [
      ['prose', () => prose(field)],
      ['one word', () => 'a'.repeat(field)],
      ['brackets', () => '['.repeat(field)],
      ['lines', () => 'a\n'.repeat(fieldLimits.lines - 1)],
    ] as const
  ).map(([name, text]): LargeInput => ({
    name: `editor, paste: as much as a field takes, ${name}`,
    prepare: newPost,
    act: paste('#post-content', text),
    progress: [],
    answer: [['#post-content']],
  })),
  ...(
    [
      ['10 MB', () => '<p>A cat of the <b>corner</b> store.</p>'.repeat(most / 40)],
      ['paragraphs', () => `<p>A ${'<b>cat</b> '.repeat(8)}</p>`.repeat(fieldLimits.tags / 20)],
      ['lists in lists', () => '<ul><li>a'.repeat(fieldLimits.tags / 2 - 1_000)],
    ] as const
  ).flatMap(([name, html]): LargeInput[] => [
    {
      name: `editor, paste formatted: ${name}`,
      prepare: newPost,
      act: pasteHtml('#post-content', html),
      progress: [],
      answer: [['.toast'], ['#post-content']],
    },
    {
      name: `Visual, paste formatted: ${name}`,
      prepare: newVisual,
      act: pasteHtml('.visual-text', html),
      progress: [['.markdown-field [role=status]', 'Pasting']],
      answer: [['.toast'], ['.visual-text', '.']],
    },
  ]),
  {
    name: 'Visual, open: as much as a field takes',
    store: storePost(() => prose(field)),
    prepare: openPost,
    act: (page) => press(page, '^Visual$'),
    progress: [['.markdown-field [role=status]', 'Loading']],
    answer: [['.visual-text p'], ['.visual-field .note']],
  },
  {
    name: 'Visual, paste: 10 MB',
    prepare: newVisual,
    act: paste('.visual-text', () => prose(most)),
    progress: [],
    answer: [toast('A field takes')],
  },
  {
    name: 'restore, look: 10,000 posts and 10,000 in the Trash',
    store: storePosts(tenThousand),
    prepare: async (page) => {
      await dashboard(page);
      await chooseAction(page, 'Restore a backup');
      await page.locator('dialog[open] input[type=file]').waitFor({ state: 'attached' });
    },
    act: choose('a.json', backupText),
    progress: [['dialog[open] [role=status]', '.']],
    answer: [dialog('^Restore')],
  },
  {
    name: 'editor, preview: as much as a field takes',
    store: storePost(() => prose(field)),
    prepare: openPost,
    act: (page) => press(page, '^Preview$'),
    progress: [loading],
    answer: [['.prose p']],
  },
  {
    name: 'editor, save: one of 10,000',
    store: storePosts(tenThousand),
    prepare: async (page) => {
      await page.goto('/blog-admin/edit/cat-0');
      await page.locator('#post-title').fill('Another title');
    },
    act: (page) => press(page, '^Update Post'),
    progress: [['button', 'Updating|Saving']],
    answer: [toast('Success')],
  },
  ...(
    [
      ['10,000 posts', tenThousand],
      ['one post of 5 MB', onePost],
    ] as const
  ).map(([name, text]): LargeInput => ({
    name: `export: ${name}`,
    store: storePosts(text),
    prepare: async (page) => {
      await dashboard(page);
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
    },
    act: (page) => press(page, '^Export Posts$'),
    progress: [bar],
    answer: [dialog('^Copy$')],
  })),
  {
    name: 'select all, delete: 10,000 posts',
    store: storePosts(tenThousand),
    prepare: async (page) => {
      await page.goto('/blog-admin?origin=local');
      await page.locator('.post-row').first().waitFor();
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page
        .getByRole('group', { name: 'Selected posts' })
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.locator('dialog[open]').waitFor();
    },
    act: (page) => press(page, '^Delete'),
    progress: [['.row-status', 'Deleting']],
    answer: [['.toast']],
  },
  {
    name: 'publish, not ready: 10,000 posts',
    store: storePosts(tenThousand),
    prepare: async (page) => {
      await dashboard(page);
      await page.locator('.offer').getByText('10,000 posts').waitFor();
    },
    act: (page) => press(page, '^Publish to the website$'),
    progress: [['dialog[open]']],
    answer: [['.refused-posts']],
  },
  {
    name: 'publish, as files: 5,000 posts',
    store: storePosts(readyPosts),
    prepare: async (page) => {
      await dashboard(page);
      await page.locator('.offer').getByText('5,000 posts').waitFor();
      await page.locator('.offer').getByRole('button').click();
      await page.locator(packRoute).waitFor();
    },
    act: (page) => press(page, '^Download one file'),
    progress: [[`${packRoute} [role=status]`, '.']],
    answer: [[`${packRoute} [role=status]`, '^bodega-cats-publish-.+\\.zip is']],
  },
  ...(
    [
      ['ten lists of 5 MB', () => Array(10).fill(null).map(trashedList)],
      ['10,000 posts', () => (JSON.parse(tenThousand()) as unknown[]).map(trashedPost)],
    ] as const
  ).map(([name, things]): LargeInput => ({
    name: `trash: ${name}`,
    store: (page) =>
      putRows(
        page,
        'trash',
        things().map((thing, place) => {
          const key = `key-${place}`;
          return [key, { ...thing, key, at: Date.now() - place, since: 0 }];
        }),
      ),
    act: open('/blog-admin/trash'),
    progress: [loading],
    answer: [['.trash-card']],
  })),
  {
    name: 'versions: ten of 5 MB',
    store: async (page) => {
      await storePosts(onePost)(page);
      await putRows(
        page,
        'versions',
        Array.from({ length: adminLimits.versions }, (_, place) => [
          ['cat-0', `key-${place}`],
          {
            key: `key-${place}`,
            postId: 'cat-0',
            at: Date.now() - place,
            post: aPost({ id: 'cat-0', content: `Other ${place} ${prose(room)}` }),
          },
        ]),
      );
    },
    act: open('/blog-admin/edit/cat-0/versions'),
    progress: [loading],
    answer: [['.version ins']],
  },
  {
    name: 'sitemap: 10,000 posts',
    store: storePosts(tenThousand),
    prepare: async (page) => {
      await page.goto('/blog-admin/sitemap');
      await page.getByRole('tab', { name: /blog/i }).click();
    },
    act: (page) =>
      page.evaluate(() => {
        sessionStorage.setItem('bench', 'begun');
        performance.mark('bench-begin');
        [...document.querySelectorAll<HTMLElement>('.sitemap-actions .button')]
          .find((one) => one.checkVisibility())
          ?.click();
      }),
    progress: [['.sitemap-actions .hint']],
    answer: [['.toast']],
  },
];
