import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

declare global {
  interface Window {
    /** The engine, once it was brought. */
    readonly axe: typeof axe;
  }
}

const engine = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA with all that came before it, and the best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that colors decide; between the themes nothing else of a page differs. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page as it stands, frames of its own included: rule, element and remedy in one sentence each. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, { type: 'tag', values: rules });
}

/** What axe finds on a page as it stands, in the light theme and in the dark one. */
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

/** The engine is put into each frame once; several readings of a page share it. */
async function bringEngine(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(engine);
    // A frame without an address has no origin to be known by.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
}

async function findings(page: Page, runOnly: RunOnly): Promise<string[]> {
  await bringEngine(page);
  const violations = await page.evaluate(async (only) => {
    // Naming every element that passes takes longer than all rules together.
    const results = await window.axe.run({ runOnly: only, resultTypes: ['violations'] });
    return results.violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
