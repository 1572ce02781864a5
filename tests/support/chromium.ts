import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

/** What the search for a browser needs to know about the machine. */
export interface Machine {
  readonly platform: string;
  readonly isRoot: boolean;
  /** Value of the environment variable CHROMIUM_PATH. */
  readonly named: string | undefined;
  /** Where Playwright's own download would be. */
  readonly playwrights: string;
  /** Whether this program exists and starts. Ubuntu's chromium-browser exists and doesn't start. */
  runs(path: string): boolean;
  hasAptGet(): boolean;
  /** Installs Debian's package; true if that worked. */
  install(): boolean;
}

/** Usual places of an installed Chromium or Chrome, best first: without a window it needs a quarter less computing. */
const usualPlaces: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

export const noBrowser =
  'No Chromium was found: install Chromium or Chrome, or run npx playwright install chromium, or set CHROMIUM_PATH to its program.';

/** A Chromium to test with, or a sentence that says what to do. */
export type Found = { readonly path: string } | { readonly problem: string };

/**
 * Finds a Chromium: the named one, an installed one, Playwright's own, else Debian's package if that may be installed.
 * A named one that doesn't start is an error.
 */
export function findChromium(machine: Machine): Found {
  const { named, platform, playwrights } = machine;
  if (named !== undefined && named !== '') {
    if (machine.runs(named)) return { path: named };
    return {
      problem: `CHROMIUM_PATH names ${named}, which doesn't start: correct it or leave it out.`,
    };
  }
  const places = [...(usualPlaces[platform] ?? []), playwrights];
  const search = () => places.find((place) => place !== '' && machine.runs(place));
  const installed =
    search() ?? (machine.isRoot && machine.hasAptGet() && machine.install() ? search() : undefined);
  return installed === undefined ? { problem: noBrowser } : { path: installed };
}

/** The machine this runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    named: process.env.CHROMIUM_PATH,
    playwrights: chromium.executablePath(),
    // On Windows --version opens a window instead of answering.
    runs: (path) =>
      existsSync(path) &&
      (process.platform === 'win32' || spawnSync(path, ['--version']).status === 0),
    hasAptGet: () => existsSync('/usr/bin/apt-get'),
    install: () => {
      console.log("No Chromium is installed; installing Debian's package.");
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const apt = (...args: string[]) =>
        spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
          .status === 0;
      const add = (name: string) => apt('install', '-y', '--no-install-recommends', name);
      return apt('update') && (add('chromium-headless-shell') || add('chromium'));
    },
  };
}

/**
 * Playwright's launch options for the Chromium of this machine. The search runs once; workers read its result from the
 * environment.
 *
 * @throws Error whose message is a sentence that says what to do
 */
export function chromiumLaunch(): LaunchOptions {
  const known = process.env.FOUND_CHROMIUM;
  const found = known === undefined ? findChromium(thisMachine()) : { path: known };
  if ('problem' in found) {
    const error = new Error(found.problem);
    // Playwright prints the stack of a configuration error. The sentence is enough.
    error.stack = found.problem;
    throw error;
  }
  process.env.FOUND_CHROMIUM = found.path;
  return { executablePath: found.path, args: launchArguments };
}

/**
 * Features that Chromium starts without. The switch replaces Playwright's own, so its names are repeated (a test
 * compares them). The last four are ours: the address bar's drop-downs are pages that each test would load for nothing,
 * and a spare process costs more than it saves. Together they are half of a test's computing time.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
] as const;

/** No network traffic besides the pages, and a start that works as root in a container. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
