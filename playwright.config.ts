import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { selectedProjects } from '#tests/support/selected-projects.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const selected = selectedProjects(process.argv);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
/** Workers don't see the command line; the main process left them the browser it found, if it looked for one. */
const needsBrowser = isWorker
  ? process.env.FOUND_CHROMIUM !== undefined
  : selected.length === 0 || selected.some((name) => name !== 'unit');
/** Chromium always; the others where the machine has them (the workflow names them). */
const browsers = process.env.BROWSERS?.split(',') ?? [];

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
      use: {
        ...devices['Desktop Chrome'],
        ...(needsBrowser ? { launchOptions: chromiumLaunch() } : {}),
      },
    },
    ...[
      { name: 'firefox', testDir: 'tests/e2e', use: devices['Desktop Firefox'] },
      { name: 'webkit', testDir: 'tests/e2e', use: devices['Desktop Safari'] },
    ].filter(({ name }) => browsers.includes(name)),
  ],
  // The built site as the host serves it, never the dev server. Unit tests need neither.
  ...(needsBrowser
    ? {
        webServer: {
          command: `"${process.execPath}" scripts/preview.ts --port ${port}`,
          url: address,
          reuseExistingServer: false,
        },
      }
    : {}),
});
