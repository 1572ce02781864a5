import { oneLine } from '#src/lib/text.ts';

/** What stands with a picture in a text. */
export interface PictureWords {
  /** What it shows; '' for decoration. */
  readonly alt: string;
  /** Readers see it below the picture; '' for none. */
  readonly caption: string;
}

/**
 * A picture as Markdown writes it.
 * @param address 'image:1', or any other, as Markdown writes it
 */
export function pictureMarkdown({ alt, caption }: PictureWords, address: string): string {
  const title = oneLine(caption).replaceAll(/[\\"]/g, '\\$&');
  const words = oneLine(alt).replaceAll(/[\\[\]`<]/g, '\\$&');
  return `![${words}](${address}${title === '' ? '' : ` "${title}"`})`;
}

/** Words without the escapes that `pictureMarkdown` writes; any others are Markdown of its writer. */
export const plainWords = (written: string): string =>
  oneLine(written.replaceAll(/\\([\\"[\]`<])/g, '$1'));
