import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

/** A browser that tests run in, by the name of its project. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface BrowserKind {
  /** Usual places of an installed one, best first. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** The environment variable that names another one. */
  readonly variable: string;
  /** Where Playwright's own download would be; '' if that one is another program. */
  readonly playwrights: () => string;
  /** Packages of Debian, best first; several that belong together are one entry. */
  readonly packages: readonly string[];
  /** An argument with which it starts and ends at once. */
  readonly probe: string;
  /** What to do where there is none. */
  readonly missing: string;
  readonly launch: Omit<LaunchOptions, 'executablePath'>;
}

/** What the search for a browser needs to know about the machine. */
export interface Machine {
  readonly platform: string;
  readonly isRoot: boolean;
  /** Value of the environment variable that names the browser. */
  readonly named: string | undefined;
  readonly playwrights: string;
  /** Whether this program exists and starts. Ubuntu's chromium-browser exists and doesn't start. */
  runs(path: string): boolean;
  hasAptGet(): boolean;
  /** Installs Debian's package; true if that worked. */
  install(): boolean;
}

/** A browser to test with, or a sentence that says what to do. */
type Found = { readonly path: string } | { readonly problem: string };

/**
 * Finds a browser: the named one, an installed one, Playwright's own, else Debian's package if that may be installed.
 * A named one that doesn't start is an error.
 */
export function findBrowser(name: BrowserName, machine: Machine): Found {
  const { named, platform, playwrights } = machine;
  const { variable, missing } = browsers[name];
  if (named !== undefined && named !== '') {
    if (machine.runs(named)) return { path: named };
    return {
      problem: `${variable} names ${named}, which doesn't start: correct it or leave it out.`,
    };
  }
  const places = [...(browsers[name].places[platform] ?? []), playwrights];
  const search = () => places.find((place) => place !== '' && machine.runs(place));
  const installed =
    search() ?? (machine.isRoot && machine.hasAptGet() && machine.install() ? search() : undefined);
  return installed === undefined ? { problem: missing } : { path: installed };
}

/** The machine this runs on, for the search for one browser. */
function thisMachine(name: BrowserName): Machine {
  const { variable, playwrights, packages, probe } = browsers[name];
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    named: process.env[variable],
    playwrights: playwrights(),
    // On Windows --version opens a window instead of answering.
    runs: (path) =>
      existsSync(path) && (process.platform === 'win32' || spawnSync(path, [probe]).status === 0),
    hasAptGet: () => existsSync('/usr/bin/apt-get'),
    install: () => {
      console.log(`No ${name} is installed; installing Debian's package.`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const apt = (...args: string[]) =>
        spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
          .status === 0;
      const add = (one: string) =>
        apt('install', '-y', '--no-install-recommends', ...one.split(' '));
      return apt('update') && packages.some(add);
    },
  };
}

/** The environment variable in which the main process leaves its workers what it found. */
const foundVariable = (name: BrowserName) => `FOUND_${name.toUpperCase()}`;

/** Whether a browser has been looked for. */
export const isSought = (name: BrowserName) => process.env[foundVariable(name)] !== undefined;

/** The browser of this machine, or why there is none. It is looked for only once, the workers of a run included. */
export function installedBrowser(name: BrowserName): Found {
  const known = process.env[foundVariable(name)];
  if (known !== undefined) return JSON.parse(known) as Found;
  const found = findBrowser(name, thisMachine(name));
  process.env[foundVariable(name)] = JSON.stringify(found);
  return found;
}

/**
 * Path of a browser of this machine.
 *
 * @throws Error whose message is a sentence that says what to do
 */
export function browserPath(name: BrowserName): string {
  const found = installedBrowser(name);
  if ('path' in found) return found.path;
  const error = new Error(found.problem);
  // Playwright prints the stack of a configuration error. The sentence is enough.
  error.stack = found.problem;
  throw error;
}

/** Playwright's launch options for a browser of this machine. Throws as `browserPath` does. */
export const launchOptions = (name: BrowserName): LaunchOptions => ({
  executablePath: browserPath(name),
  ...browsers[name].launch,
});

/**
 * Features that Chromium starts without. The switch replaces Playwright's own, so its names are repeated (a test
 * compares them). The last four are ours: the address bar's drop-downs are pages that each test would load for nothing,
 * and a spare process costs more than it saves. Together they are half of a test's computing time.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
] as const;

const browsers: Readonly<Record<BrowserName, BrowserKind>> = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    places: {
      linux: [
        // Without a window it needs a quarter less computing.
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
    },
    playwrights: () => chromium.executablePath(),
    packages: ['chromium-headless-shell', 'chromium'],
    probe: '--version',
    missing:
      'No Chromium was found: install Chromium or Chrome, or run npx playwright install chromium, or set CHROMIUM_PATH to its program.',
    launch: {
      // No network traffic besides the pages, and a start that works as root in a container.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    places: {
      linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    },
    // Playwright's own Firefox is driven in another way.
    playwrights: () => '',
    packages: ['firefox-esr'],
    probe: '--version',
    missing: 'No Firefox was found: install it, or set FIREFOX_PATH to its program.',
    launch: {
      channel: 'moz-firefox',
      firefoxUserPrefs: {
        // A page that comes back as it was left never loads, and its driver waits for that.
        'browser.sessionhistory.max_total_viewers': 0,
        // As on a phone and as Chromium without a window: scroll bars that take no room.
        'ui.useOverlayScrollbars': 1,
        'widget.gtk.overlay-scrollbars.enabled': true,
      },
    },
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    places: { linux: ['/usr/bin/WebKitWebDriver'] },
    // Playwright's own WebKit is driven in another way.
    playwrights: () => '',
    packages: ['webkit2gtk-driver xvfb'],
    probe: '--help',
    missing:
      'No driver of WebKit was found: install the packages webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH to its program.',
    launch: {},
  },
};
