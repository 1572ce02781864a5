import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { keepSession } from '#tests/support/admin-session.ts';

/** The dashboard's menu of actions with its two dialogs, opened by somebody who is logged in. */
export class PostActions {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get menu() {
    return this.page.getByRole('button', { name: 'Actions', exact: true });
  }
  get list() {
    return this.page.locator('[aria-expanded] + ul');
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  get json() {
    return this.dialog.getByLabel('Posts as JSON');
  }
  get file() {
    return this.dialog.getByLabel('Choose a file');
  }
  get toast() {
    return this.page.locator('.toast').last();
  }
  get cancel() {
    return this.button('Cancel');
  }
  get importButton() {
    return this.dialog.getByRole('button', { name: /^(?:Import|Replace) / });
  }

  button(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async open() {
    await keepSession(this.page, 1);
    await this.page.goto('/blog-admin');
    await this.menu.waitFor();
  }

  async choose(name: 'Export Posts' | 'Import Posts' | 'Logout') {
    await this.menu.click();
    await this.page.getByRole('button', { name, exact: true }).last().click();
  }

  /** Closes the message, so that the next one is not mistaken for it. */
  async closeMessage() {
    await this.toast.getByRole('button', { name: 'Close' }).click();
    await expect(this.toast).toHaveCount(0);
  }

  /** Pastes a text into the import and checks it. */
  async check(text: string) {
    await this.json.fill(text);
    await this.button('Check').click();
  }

  /** Checks a text as a chosen file. */
  async checkFile(text: string, name: string) {
    await this.file.setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }

  /** Checks a list of equal entries as a file that is dropped; made in the page, so that megabytes cost nothing. */
  async checkDropped(parts: { before?: string; entry: string; count: number; after?: string }) {
    const name = `dropped-${parts.count}.json`;
    const dropped = await this.page.evaluateHandle(
      ([file, { before = '', entry, count, after = '' }]) => {
        const entries = entry.includes('{n}')
          ? Array.from({ length: count }, (_, place) => entry.replaceAll('{n}', String(place)))
          : [entry.repeat(count)];
        const data = new DataTransfer();
        data.items.add(new File([before, ...entries, after], file));
        return data;
      },
      [name, parts] as const,
    );
    await this.page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
    await this.page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  }

  /** What the report counts: '2 New'. */
  async counts(): Promise<string[]> {
    await expect(this.importButton).toBeVisible();
    const lines = await this.dialog
      .getByRole('listitem')
      .filter({ has: this.page.locator('strong') })
      .allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim());
  }
}
