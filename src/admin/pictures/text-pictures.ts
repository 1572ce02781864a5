import { parse, postprocess, preprocess } from 'micromark';
import { pictureMarkdown, plainWords, type PictureWords } from '#src/admin/model/picture-words.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';

/** A picture of a text, and where it is written. */
interface TextPicture extends PictureWords {
  readonly start: number;
  readonly end: number;
  /** As written: 'image:1', a path, or one in angle brackets. */
  readonly address: string;
}

/** The parts of a written picture, by the engine's names. */
const parts = {
  labelText: 'alt',
  resourceDestination: 'address',
  resourceTitleString: 'caption',
} as const;

/**
 * The pictures that a text shows, in its order, found by the engine that draws it: code shows none. One whose address
 * stands elsewhere in the text is left out, as are all of a text that can't be drawn.
 */
export function picturesInText(markdown: string): TextPicture[] {
  if (!canBeDrawn(markdown)) return [];
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  const found: TextPicture[] = [];
  let depth = 0;
  let written: Partial<Record<(typeof parts)[keyof typeof parts], string>> = {};
  for (const [kind, { type, start, end }] of events) {
    const at = { start: start.offset, end: end.offset };
    if (type === 'image') {
      depth += kind === 'enter' ? 1 : -1;
      if (kind === 'enter' && depth === 1) written = {};
      if (kind === 'exit' && depth === 0 && written.address !== undefined) {
        const { alt = '', address, caption = '' } = written;
        found.push({ ...at, address, alt: plainWords(alt), caption: plainWords(caption) });
      }
    } else if (kind === 'enter' && depth === 1 && type in parts)
      written[parts[type as keyof typeof parts]] = markdown.slice(at.start, at.end);
  }
  return found;
}

/**
 * The text with other words at its pictures. What stays the same keeps its source.
 * @param words for each of the pictures, in their order
 */
export function withWords(
  markdown: string,
  pictures: readonly TextPicture[],
  words: readonly PictureWords[],
): string {
  let [made, at] = ['', 0];
  for (const [place, { start, end, address, ...before }] of pictures.entries()) {
    const { alt, caption } = words[place] ?? before;
    if (alt === before.alt && caption === before.caption) continue;
    made += markdown.slice(at, start) + pictureMarkdown({ alt, caption }, address);
    at = end;
  }
  return made + markdown.slice(at);
}
