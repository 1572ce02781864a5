import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { keepSession } from '#tests/support/admin-session.ts';

/** The fields that a test fills in. */
interface Typed {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
}

/** The post editor of the blog admin. */
export class Editor {
  readonly page: Page;
  readonly title: Locator;
  readonly slug: Locator;
  readonly content: Locator;
  readonly excerpt: Locator;
  readonly publish: Locator;
  readonly update: Locator;
  readonly takeOver: Locator;
  /** The bar that offers texts which were not saved. */
  readonly copies: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByLabel('Title', { exact: true });
    this.slug = page.getByLabel('Slug', { exact: true });
    this.content = page.getByRole('textbox', { name: 'Content', exact: true });
    this.excerpt = page.getByLabel('Excerpt', { exact: true });
    this.publish = page.getByRole('button', { name: 'Publish Post' });
    this.update = page.getByRole('button', { name: 'Update Post' });
    this.takeOver = page.getByRole('button', { name: 'Take over' });
    this.copies = page.getByRole('region', { name: 'Unsaved text was kept' });
  }

  /** Opens the editor in a tab of its own. */
  static async inNewTab(context: BrowserContext, id?: string): Promise<Editor> {
    const editor = new Editor(await context.newPage());
    await editor.open(id);
    return editor;
  }

  /** Opens a post in a tab of its own, and takes it over from the tab that has it. */
  static async takingOver(context: BrowserContext, id: string): Promise<Editor> {
    const editor = await Editor.inNewTab(context, id);
    await editor.takeOver.click();
    await expect(editor.content).toBeEditable();
    return editor;
  }

  /** Opens the editor with a live session, and waits until it can be typed in. */
  async open(id?: string): Promise<void> {
    await keepSession(this.page, 24);
    await this.page.goto(id === undefined ? '/blog-admin/new' : `/blog-admin/edit/${id}`);
    await this.title.waitFor();
  }

  /** Opens the line that stands for several texts which were not saved. */
  async showCopies(): Promise<void> {
    await this.copies.getByText('unsaved texts').click();
  }

  async fill(typed: Typed): Promise<void> {
    if (typed.title !== undefined) await this.title.fill(typed.title);
    if (typed.content !== undefined) await this.content.fill(typed.content);
    if (typed.excerpt !== undefined) await this.excerpt.fill(typed.excerpt);
  }

  /** A message top right, by its text. */
  toast(text: string): Locator {
    return this.page.locator('.toast').filter({ hasText: text });
  }

  /** What stands in the three fields of words. */
  async words(): Promise<Required<Typed>> {
    const [title, content, excerpt] = await Promise.all(
      [this.title, this.content, this.excerpt].map((field) => field.inputValue()),
    );
    return { title: title ?? '', content: content ?? '', excerpt: excerpt ?? '' };
  }
}
