import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

async function findings(
  page: Page,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Naming every element that passes takes longer than all rules together.
    .options({ runOnly, resultTypes: ['violations'] })
    // In the page itself; otherwise each run opens and closes a page of its own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}
