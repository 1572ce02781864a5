import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The admin's sitemap tool, opened by somebody who is logged in (tests/support/admin-session.ts). */
export class SitemapTool {
  readonly tabs: Locator;
  readonly panel: Locator;
  readonly xml: Locator;
  readonly table: Locator;
  readonly copy: Locator;
  readonly leftOut: Locator;
  readonly toast: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('tablist', { name: 'Sitemaps' });
    this.panel = page.getByRole('tabpanel');
    this.xml = this.panel.getByRole('textbox');
    this.table = this.panel.getByRole('table');
    this.copy = this.panel.getByRole('button', { name: 'Copy XML' });
    this.leftOut = this.panel.locator('.sitemap-left-out');
    this.toast = page.locator('.toast');
  }

  async open() {
    await this.page.goto('/blog-admin/sitemap');
    await this.tab('Main').waitFor();
  }

  tab(name: 'Main' | 'Blog'): Locator {
    return this.tabs.getByRole('tab', { name, exact: true });
  }

  generate(name: 'Main' | 'Blog'): Locator {
    return this.page.getByRole('button', { name: `Generate ${name} Sitemap`, exact: true });
  }

  /** Opens the tab and generates; gives back the XML that stands in the field then. */
  async generated(name: 'Main' | 'Blog'): Promise<string> {
    await this.tab(name).click();
    await this.generate(name).click();
    return this.xml.inputValue();
  }

  /** Presses Download. */
  async downloaded(): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.panel.getByRole('button', { name: /^Download / }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  /** The cells of each row of the table, as shown. */
  rows(): Promise<string[][]> {
    return this.table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  }
}
