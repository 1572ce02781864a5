import type { FrameLocator, Locator, Page } from '@playwright/test';
import { keepSession } from '#tests/support/admin-session.ts';
import { onDisk } from '#tests/support/test-pictures.ts';
import type { PictureFile } from '#tests/support/test-pictures.ts';

/** The editor's parts that deal with text and pictures. */
export class PostWriting {
  readonly page: Page;
  readonly text: Locator;
  readonly toolbar: Locator;
  /** The question that comes with a picture. */
  readonly question: Locator;
  readonly description: Locator;
  readonly preview: Locator;
  readonly cover: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole('textbox', { name: 'Content', exact: true });
    this.toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    this.question = page.getByRole('dialog', { name: 'What does the picture show?' });
    this.description = this.question.getByRole('textbox', { name: 'Description' });
    this.preview = page.getByRole('dialog', { name: 'Preview' });
    this.cover = page.locator('.cover-field');
    this.toast = page.locator('.toast');
  }

  /** Opens the editor of a new post as somebody who is logged in. */
  async open(): Promise<void> {
    await keepSession(this.page, 12);
    await this.page.goto('/blog-admin/new');
    await this.text.waitFor();
  }

  /** The button of a way to write. */
  view(name: 'Markdown' | 'Visual'): Locator {
    return this.page.getByRole('group', { name: 'How to write' }).getByRole('button', { name });
  }

  tool(name: string): Locator {
    return this.toolbar.getByRole('button', { name, exact: true });
  }

  /** The page in the preview, in the dialog or beside the text. */
  get shown(): FrameLocator {
    return this.page.frameLocator('iframe[title="Preview"]');
  }

  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Preview', exact: true }).click();
  }

  /** Writes a text and selects a part of it, or puts the caret before it where nothing is to be selected. */
  async write(text: string, selected = ''): Promise<void> {
    await this.text.fill(text);
    await this.text.evaluate(
      (field: HTMLTextAreaElement, [start, end]) => {
        field.focus();
        field.setSelectionRange(start, end);
      },
      [text.indexOf(selected), text.indexOf(selected) + selected.length] as const,
    );
  }

  /** What is selected in the text. */
  selection(): Promise<string> {
    return this.text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  }

  /** Chooses files with the Picture button. */
  async pick(...files: PictureFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tool('Picture').click();
    await (await chooser).setFiles(await onDisk(files));
  }

  /** Pastes or drops files on a place, or holds them over it, as the browser tells it. */
  async give(
    place: Locator,
    type: 'paste' | 'drop' | 'dragover',
    files: readonly PictureFile[],
    words = '',
    html = '',
  ): Promise<void> {
    const sent = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      data: buffer.toString('base64'),
    }));
    await place.evaluate(
      (element, { type, sent, words, html }) => {
        const transfer = new DataTransfer();
        for (const { name, mimeType, data } of sent) {
          const bytes = Uint8Array.fromBase64(data);
          transfer.items.add(new File([bytes], name, { type: mimeType }));
        }
        if (words !== '') transfer.setData('text/plain', words);
        if (html !== '') transfer.setData('text/html', html);
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
            : new DragEvent(type, { ...options, dataTransfer: transfer }),
        );
      },
      { type, sent, words, html },
    );
  }

  /** Answers the question that comes with a picture. */
  async describe(words: string): Promise<void> {
    await this.description.fill(words);
    await this.question.getByRole('button', { name: 'Insert picture' }).click();
  }
}
