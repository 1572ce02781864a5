import { expect, test as base } from '@playwright/test';
import { patience } from '#tests/support/engines/engine.ts';
import type { BrowserTab, Engine, Thing } from '#tests/support/engines/engine.ts';
import { playwrightEngine } from '#tests/support/engines/playwright-engine.ts';
import { webKitEngine } from '#tests/support/engines/webkit-engine.ts';

/** What a project says about its browser. */
export interface EngineOptions {
  /** Root of the site that is tested. */
  readonly site: string;
  /** Path of the driver of WebKit; '' where Playwright drives the project's browser. */
  readonly webKitDriver: string;
  /** Why this machine has no such browser; '' if it has one. Every test is skipped for that reason. */
  readonly missing: string;
}

interface OfTest {
  /** A tab of a browser that has kept nothing yet. */
  readonly tab: BrowserTab;
  /** Of the page in Chromium and Firefox, of the whole window in WebKit. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A test that says what a person does and sees, for every engine. */
export const test = base.extend<OfTest, EngineOptions & { readonly engine: Engine }>({
  site: ['', { option: true, scope: 'worker' }],
  webKitDriver: ['', { option: true, scope: 'worker' }],
  missing: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ playwright, browserName, launchOptions, site, webKitDriver }, use) => {
      const engine =
        webKitDriver === ''
          ? playwrightEngine(() => playwright[browserName].launch(launchOptions), site)
          : webKitEngine(webKitDriver, site);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  tab: async ({ engine, size, missing }, use, info) => {
    info.skip(missing !== '', missing);
    await use(await engine.fresh(size));
  },
});

/** Tries until what is said is true: a page may be on its way, and the next one not there yet. */
const eventually = (isSaid: () => Promise<void>) =>
  expect(isSaid).toPass({ timeout: patience, intervals: [100, 250] });

/** Waits until a person sees a thing. */
export const sees = (tab: BrowserTab, thing: Thing) =>
  eventually(async () => expect(await tab.texts(thing), sayable(thing)).not.toEqual([]));

/** Waits until nobody sees a thing. */
export const seesNo = (tab: BrowserTab, thing: Thing) =>
  eventually(async () => expect(await tab.texts(thing), sayable(thing)).toEqual([]));

/** Waits until so many things are seen. */
export const counts = (tab: BrowserTab, thing: Thing, count: number) =>
  eventually(async () => expect(await tab.texts(thing), sayable(thing)).toHaveLength(count));

/** Waits until words stand in a thing. */
export const reads = (tab: BrowserTab, thing: Thing, words: string) =>
  eventually(async () =>
    expect((await tab.texts(thing)).join('\n'), sayable(thing)).toContain(words),
  );

/** Waits until the address is this one. */
export const isAt = (tab: BrowserTab, address: string) =>
  eventually(async () => expect(await tab.address()).toBe(address));

const sayable = (thing: Thing) => ('css' in thing ? thing.css : `${thing.role} "${thing.name}"`);
