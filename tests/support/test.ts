import { test as base } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';

/**
 * The driver of an installed Firefox fills a field by setting its value where React sees it: React then believes that
 * nothing was typed. This makes React forget the value that it knows, whenever a script, not a person, says that
 * something was typed.
 */
function letReactHearFills(): void {
  const forget = (event: Event) => {
    const field = event.target as { _valueTracker?: { setValue: (value: string) => void } } | null;
    if (!event.isTrusted) field?._valueTracker?.setValue(`not ${Math.random()}`);
  };
  addEventListener('input', forget, true);
}

/** Playwright's own Firefox is driven in another way. */
const isInstalledFirefox = ({ channel }: LaunchOptions) => channel === 'moz-firefox';

/** Playwright's test, for every browser that we test in. */
export const test = base.extend<{ readonly isPossible: undefined }>({
  isPossible: [
    async ({ launchOptions, javaScriptEnabled }, use, info) => {
      const isIgnored = isInstalledFirefox(launchOptions) && !javaScriptEnabled;
      info.skip(isIgnored, 'The driver of an installed Firefox turns scripts off for no page.');
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, launchOptions }, use) => {
    if (isInstalledFirefox(launchOptions)) await context.addInitScript(letReactHearFills);
    await use(context);
  },
});

export { expect } from '@playwright/test';
