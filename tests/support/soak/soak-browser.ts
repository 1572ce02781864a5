import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { launchOptions } from '#tests/support/browsers.ts';
import { crash } from '#tests/support/safety-copies.ts';
import { tellRefusals, watch } from '#tests/support/watched-page.ts';

/** A page of the site without scripts, from which storage is read and changed. */
const quietAddress = '/robots.txt';
/** What a browser without a network says of it. */
const offlineProblem = 'ERR_INTERNET_DISCONNECTED';

/** What a tab shows. */
interface Shown {
  readonly screen: 'posts' | 'new' | 'edit' | 'versions' | 'trash' | 'login' | 'elsewhere';
  /** The post of the screen. */
  readonly postId: string | null;
  /** The password is asked for, on the login or over a screen. */
  readonly asksPassword: boolean;
  /** Who has the post that is open here, if it isn't this tab. */
  readonly lock: 'theirs' | 'lost' | null;
  /** The fields take text. */
  readonly isEditable: boolean;
  /** How many texts the editor offers. */
  readonly copies: number;
  readonly hasCrashed: boolean;
  /** What stands in the fields, and the pictures that are on the screen. */
  readonly fields: string;
}

/** One of the tabs, which get a new page when they are killed. */
export interface Tab {
  readonly number: number;
  page: Page;
  shown: Shown;
}

/** Reads what a page shows. It runs in the page. */
function readShown(): Shown {
  const path = location.pathname;
  const [, id, versions] = /^\/blog-admin\/edit\/([^/]+)(\/versions)?$/.exec(path) ?? [];
  const screens = new Map([
    ['/blog-admin', 'posts'],
    ['/blog-admin/new', 'new'],
    ['/blog-admin/trash', 'trash'],
    ['/blog-admin/login', 'login'],
  ] as const);
  const ofPost = versions === undefined ? 'edit' : 'versions';
  const screen = id === undefined ? (screens.get(path as '/blog-admin') ?? 'elsewhere') : ofPost;
  const title = document.querySelector<HTMLInputElement>('#post-title');
  const strip = document.querySelector('[role="status"] > .offer')?.textContent ?? '';
  const theirs = strip.includes('is open in another tab') ? 'theirs' : null;
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('.editor input, .editor textarea'),
  ];
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.editor img')];
  return {
    screen,
    postId: id === undefined ? null : decodeURIComponent(id),
    asksPassword: document.querySelector('input[name="password"]') !== null,
    lock: strip.includes('was taken over') ? 'lost' : theirs,
    isEditable: title !== null && !title.readOnly,
    copies: document.querySelectorAll('.copies-bar li').length,
    hasCrashed: document.body.innerText.includes('Something went wrong'),
    fields: [...fields.map(({ value }) => value), ...pictures.map(({ src }) => src)].join('\n'),
  };
}

/** Whether a page isn't between two states. It runs in the page. */
function isSettled(): boolean {
  if (!location.pathname.startsWith('/blog-admin')) return true;
  const title = document.querySelector<HTMLInputElement>('#post-title');
  const strip = document.querySelector('[role="status"] > .offer');
  const waitsForLock = title?.readOnly === true && strip === null;
  const hasHeading = document.querySelector('h1') !== null;
  return hasHeading && document.querySelector('.loading') === null && !waitsForLock;
}

/** Milliseconds that an act waits for what it waits for: three tabs may be busy at once. */
export const patience = 20_000;

/** A real browser with a profile of its own on the disk, three tabs, and one more that only looks into storage. */
export class SoakBrowser {
  readonly tabs: Tab[] = [];
  /** What went wrong in any page, since it was last asked. */
  readonly problems: string[] = [];
  isOnline = true;
  /** Milliseconds by which the computer's clock is wrong. */
  clockError = 0;
  /** Numbers of the tabs that asked before they were left, since this was last read. */
  readonly leftAnyway: number[] = [];
  /** When a tab or everything was last killed or left, on the clock of `performance.now()`. */
  killedAt = 0;
  private context: BrowserContext | null = null;
  private quiet: Page | null = null;
  private readonly address: string;
  private readonly profile: string;

  private constructor(address: string, profile: string) {
    this.address = address;
    this.profile = profile;
  }

  /** Starts it with a new profile and opens the admin in its tabs. */
  static async start(address: string, tabCount = 3): Promise<SoakBrowser> {
    const browser = new SoakBrowser(address, await mkdtemp(join(tmpdir(), 'bodega-cats-soak-')));
    await browser.launch();
    for (let number = 1; number <= tabCount; number += 1) {
      const page = await browser.newPage(number);
      await page.goto('/blog-admin');
      browser.tabs.push({ number, page, shown: await shownBy(page) });
    }
    return browser;
  }

  private async launch(): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.profile, {
      ...launchOptions('chromium'),
      baseURL: this.address,
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    this.context.setDefaultTimeout(patience);
    await this.context.clock.install({ time: Date.now() + this.clockError });
    this.isOnline = true;
    this.quiet = await this.context.newPage();
    await this.quiet.goto(quietAddress);
  }

  /** A page of the site that shows nothing and runs nothing. */
  get storage(): Page {
    if (this.quiet === null) throw new Error('The browser has not been started.');
    return this.quiet;
  }

  private get opened(): BrowserContext {
    if (this.context === null) throw new Error('The browser has not been started.');
    return this.context;
  }

  private async newPage(number: number): Promise<Page> {
    const page = await this.opened.newPage();
    const { problems } = watch(page);
    const push = problems.push.bind(problems);
    problems.push = (...found: string[]) => {
      this.problems.push(...found.filter((one) => !one.includes(offlineProblem)));
      return push(...found);
    };
    await tellRefusals(page);
    // Somebody who is asked before leaving leaves.
    page.on('dialog', (dialog) => {
      this.killedAt = performance.now();
      this.leftAnyway.push(number);
      void dialog.accept().catch(() => undefined);
    });
    return page;
  }

  /** Reads what all tabs show, once none is between two states. */
  async look(): Promise<void> {
    for (const tab of this.tabs) tab.shown = await shownBy(tab.page);
  }

  /** Opens a tab's address again in a new page, after the old one was killed or closed. */
  private async replace(tab: Tab, address: string): Promise<void> {
    tab.page = await this.newPage(tab.number);
    await tab.page.goto(address);
  }

  /** Crashes a tab: no event reaches its page. */
  async crashTab(tab: Tab): Promise<void> {
    const address = tab.page.url();
    this.killedAt = performance.now();
    await crash(tab.page);
    await this.replace(tab, address);
  }

  /** Closes a tab, also where its page asks. */
  async closeTab(tab: Tab): Promise<void> {
    const address = tab.page.url();
    await Promise.all([tab.page.waitForEvent('close'), tab.page.close({ runBeforeUnload: true })]);
    await this.replace(tab, address);
  }

  /** Closes all tabs, and opens the admin in a new one. */
  async closeAllButOne(): Promise<Tab> {
    for (const { page } of this.tabs.splice(0)) await page.close();
    const page = await this.newPage(1);
    await page.goto('/blog-admin');
    const tab = { number: 1, page, shown: await shownBy(page) };
    this.tabs.push(tab);
    return tab;
  }

  /** Kills the whole browser, as a power cut does, and starts it again with the same profile and addresses. */
  async kill(): Promise<void> {
    const addresses = this.tabs.map(({ page }) => page.url());
    const session = await this.opened.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const id = processInfo.find(({ type }) => type === 'browser')?.id;
    if (id === undefined) throw new Error('The process of the browser was not found.');
    const gone = new Promise((done) => this.opened.once('close', done));
    this.killedAt = performance.now();
    process.kill(id, 'SIGKILL');
    await gone;
    await this.launch();
    for (const [place, tab] of this.tabs.entries())
      await this.replace(tab, addresses[place] ?? '/blog-admin');
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.opened.setOffline(!isOnline);
  }

  /** Sets the clock wrong by some milliseconds; timers don't notice, but the tabs look whether the session is over. */
  async setClockError(milliseconds: number): Promise<void> {
    this.clockError = milliseconds;
    await this.opened.clock.setSystemTime(Date.now() + milliseconds);
    for (const { page } of this.tabs)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** Lets time pass as when a computer sleeps: what is due comes at once. */
  async pass(milliseconds: number): Promise<void> {
    this.clockError += milliseconds;
    await this.opened.clock.fastForward(milliseconds);
  }

  /** Ends the browser and removes its profile. */
  async end(): Promise<void> {
    await this.context?.close();
    await rm(this.profile, { recursive: true, force: true });
  }
}

/** Reads what a page shows, once it isn't between two states. */
export async function shownBy(page: Page): Promise<Shown> {
  await page.waitForFunction(isSettled);
  return page.evaluate(readShown);
}
