import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

declare global {
  interface Window {
    /** The engine, once it was injected. */
    readonly axe: typeof axe;
  }
}

const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA, which includes all earlier versions, and the best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Reports a frame that didn't answer. Axe marks it only as incomplete, so we look for it. */
const frameRule = 'frame-tested';

/** The rules about colors; nothing else differs between the themes. */
const colorRules = ['color-contrast', 'link-in-text-block', frameRule];

/** What axe finds on the current page and in its frames: rule, element and remedy in one sentence each. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, { type: 'tag', values: rules });
}

/** What axe finds on the current page in the light theme and in the dark one. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await findings(page, { type: 'rule', values: colorRules });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  return [
    ...light.map((finding) => `light: ${finding}`),
    ...dark.map((finding) => `dark: ${finding}`),
  ];
}

/** Injects the engine into each frame, once for all readings of a page. */
async function bringEngine(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // Until its page has come, the preview's frame holds another document, which loses what was injected.
    await frame.locator('body > *').first().waitFor({ state: 'attached' });
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(engine);
    // A frame without an address has no origin to allow.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
}

async function findings(page: Page, runOnly: RunOnly): Promise<string[]> {
  await bringEngine(page);
  const violations = await page.evaluate(
    async ([only, unsure]) => {
      const results = await window.axe.run({
        runOnly: only,
        // Listing every element that passes takes longer than all rules together.
        resultTypes: ['violations'],
        // On a busy computer a frame answers late.
        pingWaitTime: 5_000,
      });
      return [...results.violations, ...results.incomplete.filter(({ id }) => id === unsure)];
    },
    [runOnly, frameRule] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
