import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { benchPosts, sampleText } from '#scripts/bench-posts.ts';
import { pageWork } from '#scripts/page-work.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { textTable } from '#scripts/text-table.ts';
import { storageLimits } from '#src/config/limits.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { keepSession } from '#tests/support/admin-session.ts';
import { launchOptions } from '#tests/support/browsers.ts';

/**
 * `npm run bench:admin`: how fast the built admin's dashboard is with a thousand stored posts. Fails if one task blocks
 * the page for longer than the limit. The figures are in docs/performance.md.
 */
const count = 1_000;
/** Limit in milliseconds. Browsers report tasks from 50 on. */
const longestTask = 200;
/** Share of the storage that the posts fill; the rest is for the other keys. */
const filled = 0.95;

/** A thousand posts, their texts cut so that all of them fit into storage. */
async function storedPosts(): Promise<Post[]> {
  const sample = await sampleText();
  const posts = benchPosts(count, sample).map((post) => ({ ...post, id: `bench-${post.id}` }));
  const room = Math.floor((storageLimits.units * filled) / count);
  return posts.map((post) => {
    const rest = JSON.stringify({ ...post, content: '' }).length;
    let content = post.content.slice(0, room - rest);
    while (JSON.stringify(content).length > room - rest) content = content.slice(0, -20);
    return { ...post, content };
  });
}

/**
 * The longest task of the page, in milliseconds of its thread's work. Time that other programs took doesn't count, so
 * that a busy machine measures the same.
 */
async function longestTaskOf(browser: Browser, page: Page, act: () => Promise<unknown>) {
  const { tasks } = await pageWork(browser, page, act);
  const longest = (times: readonly number[]) =>
    Math.round(times.reduce((most, time) => Math.max(most, time), 0));
  return {
    work: longest(tasks.map(({ work }) => work)),
    wall: longest(tasks.map(({ wall }) => wall)),
  };
}

/** What a user does, in order. Each step ends when the page shows its result. */
const steps: readonly { name: string; act: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'open',
    act: async (page) => {
      await page.goto('/blog-admin');
      await page
        .getByRole('status')
        .filter({ hasText: /^1,0\d\d posts$/ })
        .waitFor();
      await page.locator('.post-row').nth(99).waitFor();
    },
  },
  {
    name: 'type in the search',
    act: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search posts' });
      await field.pressSequentially('store cats', { delay: 60 });
      await page.getByRole('status').filter({ hasText: ' of 1,0' }).waitFor();
      for (let letter = 0; letter < 10; letter += 1) await field.press('Backspace', { delay: 60 });
      await page
        .getByRole('status')
        .filter({ hasText: /^1,0\d\d posts$/ })
        .waitFor();
    },
  },
  {
    name: 'filter',
    act: async (page) => {
      const filter = page.getByRole('combobox', { name: 'Category' });
      for (const category of ['Legal', 'News', 'All'])
        await filter.selectOption({ label: category });
      await page
        .getByRole('status')
        .filter({ hasText: /^1,0\d\d posts$/ })
        .waitFor();
    },
  },
  {
    name: 'scroll to the end',
    act: async (page) => {
      await page.locator('.post-table').hover();
      const last = page.locator('.post-row').nth(count);
      for (let turn = 0; turn < 2_000 && !(await last.isVisible()); turn += 1) {
        await page.mouse.wheel(0, 900);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      }
      await last.waitFor();
    },
  },
  {
    name: 'sort',
    act: async (page) => {
      for (const column of ['Title', 'Title', 'Category', 'Status', 'Date'])
        await page.getByRole('button', { name: column, exact: true }).click();
      await page
        .getByRole('columnheader', { name: 'Date' })
        .and(page.locator('[aria-sort]'))
        .waitFor();
    },
  },
  {
    name: 'select all',
    act: async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page.getByRole('group', { name: 'Selected posts' }).waitFor();
    },
  },
];

async function bench() {
  const posts = await storedPosts();
  const host = await startPreviewHost(builtFolder);
  const browser = await chromium.launch(launchOptions('chromium'));
  const rows = [['step', 'at work', 'on the clock']];
  let worst = 0;
  try {
    const context = await browser.newContext({
      baseURL: host.url,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await keepSession(page, 1);
    await page.goto('/privacy');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      storageKeys.posts,
      JSON.stringify(posts),
    ] as const);
    for (const { name, act } of steps) {
      const { work, wall } = await longestTaskOf(browser, page, () => act(page));
      worst = Math.max(worst, work);
      rows.push([name, String(work), String(wall)]);
    }
  } finally {
    await browser.close();
    await host.close();
  }
  console.log(
    `The dashboard with ${count} stored posts: longest task of each step, milliseconds\n`,
  );
  console.log(textTable(rows, 0));
  if (worst <= longestTask) return;
  console.error(`\nA task took ${worst} ms; ${longestTask} is the limit.`);
  process.exitCode = 1;
}

if (!tellProblem(buildProblem())) await bench();
