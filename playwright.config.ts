import { defineConfig, devices } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { browserPath, installedBrowser, isSought, launchOptions } from '#tests/support/browsers.ts';
import type { BrowserName } from '#tests/support/browsers.ts';
import type { EngineOptions } from '#tests/support/engines/test.ts';
import { selectedProjects } from '#tests/support/selected-projects.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const selected = selectedProjects(process.argv);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
/** Whether this run needs a project's browser: no other one is looked for. Workers don't see the command line. */
const isNeeded = (project: string, browser: BrowserName) =>
  isWorker ? isSought(browser) : selected.length === 0 || selected.includes(project);

type OurProject = NonNullable<PlaywrightTestConfig<object, EngineOptions>['projects']>[number];

/** All browser tests of a folder, in a browser of this machine. */
const pages = (
  name: string,
  browser: 'chromium' | 'firefox',
  device: string,
  testDir: string,
): OurProject => ({
  name,
  testDir,
  use: {
    ...devices[device],
    // A worker may run another project, which goes on without this browser.
    ...(isNeeded(name, browser) && (!isWorker || 'path' in installedBrowser(browser))
      ? { launchOptions: launchOptions(browser) }
      : {}),
  },
});

/** What each kind of person does, once, in a browser of this machine. */
function tasks(browser: BrowserName): OurProject {
  const name = `tasks-${browser}`;
  const use: OurProject['use'] = { browserName: browser, site: address };
  if (isNeeded(name, browser)) {
    const found = installedBrowser(browser);
    // Without it a run of everything, and npm test, go on.
    const maySkip = !selected.includes(name) || process.env.SKIP_WITHOUT === browser;
    if ('problem' in found && maySkip) use.missing = found.problem;
    else if (browser === 'webkit') use.webKitDriver = browserPath(browser);
    else use.launchOptions = launchOptions(browser);
  }
  return { name, testDir: 'tests/tasks', use };
}

/** Playwright's own browsers, where the machine has them (the workflow names them). */
const own = process.env.BROWSERS?.split(',') ?? [];

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  forbidOnly: true,
  // A browser test waits half of its time, for a frame or for the next look: three of them keep two processors busy.
  workers: 3,
  retries: 0,
  // They end what hangs. A busy machine takes several times as long, and is no fault of a page.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
    pages('chromium', 'chromium', 'Desktop Chrome', 'tests/e2e'),
    pages('firefox', 'firefox', 'Desktop Firefox', 'tests/e2e'),
    { ...pages('publish', 'chromium', 'Desktop Chrome', 'tests/publish'), workers: 2 },
    tasks('chromium'),
    tasks('firefox'),
    tasks('webkit'),
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
