import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { disabledFeatures, findBrowser } from '#tests/support/browsers.ts';
import type { Machine } from '#tests/support/browsers.ts';
import { selectedProjects } from '#tests/support/selected-projects.ts';

/** A machine with these programs. */
function machine(installed: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    isRoot: false,
    named: undefined,
    playwrights: '/downloads/chrome',
    runs: (path) => installed.includes(path),
    hasAptGet: () => false,
    install: () => {
      throw new Error('Nothing may be installed here.');
    },
    ...more,
  };
}

const findChromium = (on: Machine) => findBrowser('chromium', on);

test('a named browser comes before every other', () => {
  const found = findChromium(machine(['/my/chrome', '/usr/bin/chromium'], { named: '/my/chrome' }));
  expect(found).toEqual({ path: '/my/chrome' });
});

test('a named browser that does not start is an error', () => {
  expect(findChromium(machine(['/usr/bin/chromium'], { named: '/my/chrome' }))).toEqual({
    problem: "CHROMIUM_PATH names /my/chrome, which doesn't start: correct it or leave it out.",
  });
});

test('an installed browser comes before a downloaded one', () => {
  expect(findChromium(machine(['/usr/bin/google-chrome', '/downloads/chrome']))).toEqual({
    path: '/usr/bin/google-chrome',
  });
  expect(findChromium(machine(['/downloads/chrome']))).toEqual({
    path: '/downloads/chrome',
  });
});

test('the one without a window comes before the one with it, which takes longer', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findChromium(machine(both))).toEqual({
    path: '/usr/bin/chromium-headless-shell',
  });
});

for (const [platform, path] of [
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
] as const) {
  test(`Chrome is found on ${platform}`, () => {
    expect(findChromium(machine([path], { platform }))).toEqual({ path });
  });
}

test('Firefox has places and a sentence of its own', () => {
  const both = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/usr/bin/chromium'];
  expect(findBrowser('firefox', machine(both))).toEqual({ path: '/usr/bin/firefox-esr' });
  expect(findBrowser('firefox', machine(['/usr/bin/chromium']))).toEqual({
    problem: 'No Firefox was found: install it, or set FIREFOX_PATH to its program.',
  });
});

test('so has the driver of WebKit', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  expect(findBrowser('webkit', machine([driver]))).toEqual({ path: driver });
  expect(findBrowser('webkit', machine([driver], { platform: 'darwin', playwrights: '' }))).toEqual(
    {
      problem:
        'No driver of WebKit was found: install the packages webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH to its program.',
    },
  );
});

test("root gets Debian's package where there is none", () => {
  const installed: string[] = [];
  const install = () => installed.push('/usr/bin/chromium') > 0;
  const found = findChromium(machine(installed, { isRoot: true, hasAptGet: () => true, install }));
  expect(found).toEqual({ path: '/usr/bin/chromium' });
});

for (const [name, more] of [
  ['nobody may install', { hasAptGet: () => true }],
  ['there is no apt-get', { isRoot: true }],
  ['the installation fails', { isRoot: true, hasAptGet: () => true, install: () => false }],
  [
    'the installed one does not start',
    { isRoot: true, hasAptGet: () => true, install: () => true },
  ],
] as const) {
  test(`one sentence says what to do when ${name}`, () => {
    expect(findChromium(machine([], more))).toEqual({
      problem:
        'No Chromium was found: install Chromium or Chrome, or run npx playwright install chromium, or set CHROMIUM_PATH to its program.',
    });
  });
}

test('the chosen projects are read from the command line', () => {
  expect(selectedProjects(['node', 'playwright', 'test'])).toEqual([]);
  expect(selectedProjects(['test', '--project', 'unit'])).toEqual(['unit']);
  expect(selectedProjects(['test', '--project=unit', '-x'])).toEqual(['unit']);
  expect(selectedProjects(['--project', 'chromium', '--project', 'webkit'])).toEqual([
    'chromium',
    'webkit',
  ]);
  expect(selectedProjects(['--project', 'unit', 'chromium', '--grep', 'a'])).toEqual([
    'unit',
    'chromium',
  ]);
});

test('our list of what Chromium shall not do leaves out nothing of Playwright’s', () => {
  const playwright = dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json')));
  const source = readFileSync(resolve(playwright, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map((match) => match[1]);
  expect(theirs.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs));
});
