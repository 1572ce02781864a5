import type { fileKindNames } from '#src/admin/exchange/words.ts';

/** What somebody may take for a list of posts or a backup, and is neither. */
export type FileKind = keyof typeof fileKindNames;

/** What a file of a kind says where it begins; what isn't text was read as if it were. */
const beginnings: readonly (readonly [FileKind, RegExp])[] = [
  [
    'picture',
    /^(?:\ufffdPNG|GIF8|\ufffd{3}.{0,12}(?:JFIF|Exif)|RIFF.{1,8}WEBP|.{1,8}ftyp(?:hei|mif|avif))/su,
  ],
  ['picture', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<svg[\s>]/su],
  ['pdf', /^%PDF-/u],
  ['word', /^(?:\{\\rtf|\ufffd{2}\u0011\u0871\u001a)/u],
  ['page', /^\s*<(?:!doctype html|html|head|body|div|p|h[1-6]|table|meta)\b/iu],
];

/** What lies in a zip file of a kind. Names of files aren't compressed. */
const contents: readonly (readonly [FileKind, string])[] = [
  ['word', 'word/document.xml'],
  ['word', 'application/vnd.oasis.opendocument.text'],
  ['sheet', 'xl/workbook.xml'],
  ['sheet', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['slides', 'ppt/presentation.xml'],
  ['pack', 'bodega-cats-publish-'],
];

/** As much of a text as says what it is. */
const head = 2_000;

/** Whether a text is what "Back up" gives: it goes on in another window than a list of posts. */
export const isBackup = (text: string): boolean => /^\ufeff?\{"bodegaCatsBackup":/u.test(text);

/**
 * Guesses what a file is that isn't what was asked for, from its text; the name of a file may be wrong.
 * @param text the file read as UTF-8, whatever it holds
 * @returns null where it is nothing that we know
 */
export function fileKind(text: string): FileKind | null {
  const begins = text.slice(0, head).replace(/^\ufeff/u, '');
  if (begins.startsWith('PK\u0003\u0004'))
    return contents.find(([, name]) => text.includes(name))?.[0] ?? 'zip';
  const known = beginnings.find(([, sign]) => sign.test(begins));
  if (known) return known[0];
  return isTable(begins) ? 'csv' : null;
}

/** Whether lines have the same number of columns, and more than one. */
function isTable(text: string): boolean {
  if (/^\s*[[{]/u.test(text)) return false;
  // The last line may be cut off.
  const lines = text
    .split(/\r?\n/u)
    .slice(0, -1)
    .filter((line) => line.trim() !== '');
  return ['\t', ';', ','].some((sign) => {
    const [first = 1, ...others] = lines.slice(0, 5).map((line) => line.split(sign).length);
    return first > 1 && others.length > 0 && others.every((columns) => columns === first);
  });
}
