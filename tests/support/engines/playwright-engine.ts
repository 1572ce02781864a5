import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { patience } from '#tests/support/engines/engine.ts';
import type { BrowserTab, Engine, Thing } from '#tests/support/engines/engine.ts';

/** A browser that Playwright drives. */
export function playwrightEngine(launch: () => Promise<Browser>, baseURL: string): Engine {
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  return {
    async fresh(viewport) {
      await context?.close();
      browser ??= await launch();
      context = await browser.newContext({ baseURL, viewport, locale: 'en-US' });
      context.setDefaultTimeout(patience);
      return tabOf(await context.newPage());
    },
    close: async () => browser?.close(),
  };
}

function tabOf(page: Page): BrowserTab {
  const all = (thing: Thing): Locator =>
    ('css' in thing
      ? page.locator(thing.css)
      : page.getByRole(thing.role, { name: thing.name, exact: true })
    ).filter({ visible: true });
  const one = (thing: Thing) => all(thing).first();
  return {
    open: async (path) => {
      await page.goto(path);
    },
    back: async () => {
      await page.goBack();
    },
    reload: async () => {
      await page.reload();
    },
    address: () => page.evaluate(() => location.href.slice(location.origin.length)),
    press: (thing) => one(thing).click(),
    async type(field, text) {
      await one(field).selectText();
      // By keys: React doesn't hear what the driver of an installed Firefox fills in.
      await one(field).pressSequentially(text);
    },
    key: (key) => page.keyboard.press(key),
    give: (input, paths) => page.locator(input).setInputFiles([...paths]),
    texts: (thing) => all(thing).allTextContents(),
    value: (field) => one(field).inputValue(),
    run: (script, input) =>
      page.evaluate<Awaited<ReturnType<typeof script>>, unknown>(script as never, input),
    another: async () => tabOf(await page.context().newPage()),
  };
}
