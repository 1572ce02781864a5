import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { endGroup } from '#scripts/end-group.ts';
import { freePort } from '#scripts/free-port.ts';
import { patience } from '#tests/support/engines/engine.ts';
import type { BrowserTab, Engine, Role, Thing } from '#tests/support/engines/engine.ts';

/** Elements that may have a role; the browser itself says which of them have. */
const candidates: Readonly<Record<Role, string>> = {
  button: 'button, summary, [role="button"]',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  searchbox: 'input[type="search"]',
  tab: '[role="tab"]',
  textbox: 'input:not([type]), input[type="text"], input[type="password"], textarea',
};

/**
 * WebKitGTK, Safari's engine, in a window that nobody sees.
 *
 * @param driver path of WebKitWebDriver, which starts the browser that came with it
 */
export function webKitEngine(driver: string, site: string): Engine {
  let screen: Screen | undefined;
  let programs: ChildProcess | undefined;
  /** Ends the driver with its browser, which could ask about unsaved text if it were asked to quit. */
  const end = () => {
    if (programs) endGroup(programs);
    programs = undefined;
  };
  return {
    async fresh(size) {
      end();
      screen ??= await startScreen();
      const port = await freePort();
      programs = spawn(driver, [`--port=${port}`], {
        // The browser refuses its own sandbox to root, and a container has no other user.
        env: {
          ...process.env,
          DISPLAY: screen.name,
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
        stdio: 'ignore',
        detached: true,
      });
      const server = `http://127.0.0.1:${port}`;
      await expect(() => fetch(`${server}/status`)).toPass({ timeout: patience, intervals: [50] });
      const driven = await new Builder()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
        .build();
      await driven.manage().window().setRect(size);
      return tabOf(driven, await driven.getWindowHandle(), site);
    },
    close() {
      end();
      screen?.program.kill();
      return Promise.resolve();
    },
  };
}

interface Screen {
  readonly program: ChildProcess;
  /** As programs are told of it: ':99'. */
  readonly name: string;
}

/** Starts a screen without a monitor, under a free number. */
function startScreen(): Promise<Screen> {
  const program = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((done, fail) => {
    const isGone = () => {
      fail(new Error('Xvfb does not start: install the package xvfb.'));
    };
    program.on('error', isGone).on('exit', isGone);
    program.stdio[3]?.once('data', (number) => {
      done({ program, name: `:${String(number).trim()}` });
    });
  });
}

/** What passes once a page has come to rest. */
const passing = /StaleElementReference|ElementClickIntercepted|ElementNotInteractable/;

function tabOf(driver: WebDriver, handle: string, site: string): BrowserTab {
  /** Every command goes to the tab that was shown last. */
  const show = () => driver.switchTo().window(handle);

  async function all(thing: Thing): Promise<WebElement[]> {
    await show();
    const found: WebElement[] = [];
    const css = 'css' in thing ? thing.css : candidates[thing.role];
    for (const element of await driver.findElements(By.css(css))) {
      if (await isIt(element, thing)) found.push(element);
    }
    return found;
  }

  async function isIt(element: WebElement, thing: Thing): Promise<boolean> {
    try {
      if ('name' in thing) {
        // This engine takes the capitals of a style into the name.
        const name = await element.getAccessibleName();
        if (name.toLowerCase() !== thing.name.toLowerCase()) return false;
        if ((await element.getAriaRole()) !== thing.role) return false;
      }
      return await element.isDisplayed();
    } catch {
      // It has gone while we asked, or is no part of what is read aloud.
      return false;
    }
  }

  /** Does something with a thing once it is there; again where it was replaced meanwhile. */
  async function once<Out>(thing: Thing, act: (element: WebElement) => Promise<Out>): Promise<Out> {
    const end = Date.now() + patience;
    let reason = 'is not there';
    while (Date.now() < end) {
      const [element] = await all(thing);
      try {
        if (element) return await act(element);
      } catch (error) {
        reason = String(error);
        if (!passing.test(reason)) throw error;
      }
    }
    throw new Error(`${JSON.stringify(thing)}: ${reason}`);
  }

  async function click(element: WebElement): Promise<void> {
    // The driver neither waits for a page that scrolls smoothly, nor looks what a sticky header covers.
    await driver.executeScript(
      "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      element,
    );
    await element.click();
  }

  return {
    async open(path) {
      await show();
      await driver.get(new URL(path, site).href);
    },
    async back() {
      await show();
      await driver.navigate().back();
    },
    async reload() {
      await show();
      await driver.navigate().refresh();
    },
    async address() {
      await show();
      const { href, origin } = new URL(await driver.getCurrentUrl());
      return href.slice(origin.length);
    },
    press: (thing) => once(thing, click),
    type: (field, text) =>
      once(field, async (element) => {
        await click(element);
        await driver.executeScript('arguments[0].select()', element);
        await element.sendKeys(text);
      }),
    async key(key) {
      await show();
      await driver.actions().sendKeys({ Enter: Keys.ENTER, Escape: Keys.ESCAPE }[key]).perform();
    },
    async give(input, paths) {
      await show();
      await driver.findElement(By.css(input)).sendKeys(paths.join('\n'));
    },
    texts: async (thing) =>
      Promise.all((await all(thing)).map(async (element) => element.getProperty('textContent'))),
    value: (field) => once(field, async (element) => element.getProperty('value')),
    async run(script, input) {
      await show();
      return driver.executeScript(`return (${script.toString()})(arguments[0])`, input);
    },
    async another() {
      await show();
      await driver.switchTo().newWindow('tab');
      return tabOf(driver, await driver.getWindowHandle(), site);
    },
  };
}
