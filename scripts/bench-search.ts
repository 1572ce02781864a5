import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { benchPosts, sampleText } from '#scripts/bench-posts.ts';
import { brotliSize } from '#scripts/budget-rules.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { textTable } from '#scripts/text-table.ts';
import { postIndexFiles } from '#src/lib/posts/index-file.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { launchOptions } from '#tests/support/browsers.ts';

/**
 * `npm run bench`: what the blog's search weighs and how fast it answers, with made-up posts in the built page. It only
 * measures and never fails. The figures are in docs/performance.md.
 */
const terms = [
  'cat',
  'store',
  'the law',
  'mice',
  'zzzz',
  'e',
  'Brooklyn',
  'bodega cats',
  'health',
  'a',
];

const number = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

async function weights(posts: readonly Post[]) {
  const { index, texts } = postIndexFiles(posts);
  const sizes = await Promise.all(
    texts.map(({ contents }) => brotliSize(JSON.stringify(contents))),
  );
  const indexSize = await brotliSize(JSON.stringify(index));
  return { index: indexSize, full: sizes.reduce((sum, size) => sum + size, indexSize) };
}

/** Opens the built list with the made-up posts, and searches. All times are milliseconds. */
async function searchTimes(browser: Browser, url: string, posts: readonly Post[]) {
  const { index, texts } = postIndexFiles(posts);
  const page = await browser.newPage();
  let scripts = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.body().then((body) => (scripts += gzipSync(body, { level: 9 }).length));
  });
  await page.route('**/posts.json', (route) => route.fulfill({ json: index }));
  await page.route('**/posts-data/*.json', (route) => {
    const file = /(\d+)\.json$/.exec(route.request().url())?.[1];
    return route.fulfill({ json: texts.find((text) => text.number === file)?.contents });
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const longTasks = () =>
    page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));

  await page.goto(`${url}/blog`, { waitUntil: 'networkidle' });
  await page.locator('#blog-search').pressSequentially('first');
  await page.locator('[role="status"]', { hasText: /found/ }).waitFor();
  const arriving = await longTasks();
  const answers: number[] = [];
  for (const term of terms) {
    answers.push(
      await page.evaluate(async (text) => {
        const field = document.querySelector<HTMLInputElement>('#blog-search');
        if (!field?.form) throw new Error('The search is not there.');
        field.value = text;
        // Enter skips the debounce, so that no timer is measured.
        const start = performance.now();
        field.form.requestSubmit();
        await Promise.resolve();
        const end = performance.now();
        const status = document.querySelector('.blog-explorer [role="status"]')?.textContent ?? '';
        if (!/found/i.test(status)) throw new Error(`No answer yet: ${status}`);
        return end - start;
      }, term),
    );
  }
  const searching = await longTasks();
  await page.close();
  return { answers: answers.toSorted((a, b) => a - b), arriving, searching, scripts };
}

async function bench() {
  const sample = await sampleText();
  const sizes = [['posts', 'index', 'full answer']];
  for (const count of [24, 100, 500, 1_000]) {
    const { index, full } = await weights(benchPosts(count, sample));
    sizes.push([String(count), number(index), number(full)]);
  }
  console.log('Bytes of the search, brotli\n');
  console.log(textTable(sizes, 0));

  const times = [
    ['posts', 'answer, median', 'worst', 'long tasks searching', 'arriving', 'longest'],
  ];
  let scripts = 0;
  const host = await startPreviewHost(builtFolder);
  const browser = await chromium.launch(launchOptions('chromium'));
  try {
    for (const count of [24, 500, 1_000]) {
      const found = await searchTimes(browser, host.url, benchPosts(count, sample));
      scripts = found.scripts;
      times.push([
        String(count),
        number(found.answers[Math.floor(found.answers.length / 2)] ?? NaN),
        number(found.answers.at(-1) ?? NaN),
        String(found.searching.length),
        String(found.arriving.length),
        number(Math.max(0, ...found.arriving, ...found.searching)),
      ]);
    }
  } finally {
    await browser.close();
    await host.close();
  }
  console.log(
    `\nMilliseconds from the end of the debounce to the answer in the page, ${terms.length} terms\n`,
  );
  console.log(textTable(times, 0));
  console.log(
    `\nScripts of the first interaction (React and the island), gzip: ${number(scripts)} bytes`,
  );
}

if (!tellProblem(buildProblem())) await bench();
