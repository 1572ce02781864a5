import { defineConfig, devices } from '@playwright/test';
import { isFound, launchOptions } from '#tests/support/browsers.ts';
import type { BrowserName } from '#tests/support/browsers.ts';
import { selectedProjects } from '#tests/support/selected-projects.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const selected = selectedProjects(process.argv);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
/** Whether tests of this run are in a browser. */
const needs = (name: BrowserName) =>
  isWorker ? isFound(name) : selected.length === 0 || selected.includes(name);
/** A browser is looked for only where one is needed. */
const launch = (name: BrowserName) => (needs(name) ? { launchOptions: launchOptions(name) } : {});
/** Playwright's own browsers, where the machine has them (the workflow names them). */
const own = process.env.BROWSERS?.split(',') ?? [];

export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  // A browser test waits half of its time, for a frame or for the next look: three of them keep two processors busy.
  workers: 3,
  retries: 0,
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace of every test costs a quarter of the run; TRACE=1 keeps those of failed ones.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit', workers: 2 },
    {
      name: 'chromium',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Chrome'], ...launch('chromium') },
    },
    {
      name: 'firefox',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Firefox'], ...launch('firefox') },
    },
    ...[
      { name: 'own-firefox', testDir: 'tests/e2e', use: devices['Desktop Firefox'] },
      { name: 'own-webkit', testDir: 'tests/e2e', use: devices['Desktop Safari'] },
    ].filter(({ name }) => own.includes(name.replace('own-', ''))),
  ],
  // The built site as the host serves it, never the dev server. Unit tests need neither.
  ...(selected.join() === 'unit'
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" scripts/preview.ts --port ${port}`,
          url: address,
          reuseExistingServer: false,
        },
      }),
});
