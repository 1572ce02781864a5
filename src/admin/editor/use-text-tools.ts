import { useRef, useState, type ChangeEvent, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FittedPicture } from '#src/admin/pictures/fit-picture.ts';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import { passageIn, replaced, showPassage, type Passage } from '#src/admin/editor/passage.ts';
import { addPicture, splitPictures } from '#src/admin/model/in-text.ts';
import { mayInsert } from '#src/admin/shell/use-insert-guard.ts';
import { holdsFormatting } from '#src/admin/editor/rich-paste.ts';
import {
  address,
  beforePicture,
  insertPicture,
  linkedAddress,
  linkPasted,
  pasteMarkdown,
  setLink,
  textEdits,
} from '#src/admin/editor/markdown-edits.ts';
import { noteVisualChange, showCaret } from '#src/admin/editor/writing-place.ts';
import { nextLine } from '#src/admin/editor/next-line.ts';
import { cellBeside } from '#src/admin/editor/table-tab.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import { takeStep } from '#src/admin/shell/own-undo.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import type { VisualEdit } from '#src/admin/visual/edits.ts';
import type { OwnAddress } from '#src/admin/visual/own-addresses.ts';
import type { VisualHandle } from '#src/admin/visual/VisualField.tsx';

interface TextTools {
  field: RefObject<HTMLTextAreaElement | null>;
  visual: RefObject<VisualHandle | null>;
  /** Whether the text is written in Visual. */
  isVisual: boolean;
  /** What the last session in Visual changed. */
  session: RefObject<{ readonly from: string; readonly to: string } | null>;
  /** Markdown. */
  value: string;
  /** Data of the text's pictures. */
  images: readonly string[];
  onChange: (value: string, images: readonly string[]) => void;
  /** Says a few words below the text; null takes them away. */
  say: (words: string | null) => void;
}

/** What buttons, shortcuts and pictures do to a text, in the Markdown field as if it had been typed. */
export function useTextTools(tools: TextTools) {
  const { field, visual, isVisual, session, value, images, onChange, say } = tools;
  /** The pictures of the text that is just being put into the field. */
  const coming = useRef<readonly string[] | null>(null);
  const onInput = (event: ChangeEvent<HTMLTextAreaElement>) => {
    say(null);
    const { nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('history'))
      showCaret();
    const { from, to } = session.current ?? {};
    const before = withPlainLineEnds(value);
    if (before === to && to !== from && event.target.value === from) say(writingMessages.unwritten);
    // What was written in Visual comes back as it is stored, with its own line ends.
    if (event.target.value !== before || coming.current)
      onChange(event.target.value, coming.current ?? images);
  };
  const onVisual = (markdown: string) => {
    say(null);
    noteVisualChange(value, markdown);
    onChange(markdown, coming.current ?? images);
    coming.current = null;
  };

  /** Whether there was something to do. */
  const change = (how: (passage: Passage) => Passage | null): boolean => {
    const next = field.current && !field.current.readOnly && how(passageIn(field.current));
    if (field.current && next) {
      showPassage(field.current, next);
      showCaret();
    }
    return Boolean(next);
  };
  const edit = (name: VisualEdit | 'link') => {
    if (isVisual) visual.current?.edit(name);
    else if (name === 'undo' || name === 'redo') {
      field.current?.focus({ preventScroll: true });
      if (field.current) takeStep(field.current, name === 'undo');
    } else if (name !== 'link') change(textEdits[name]);
    else if (field.current && !field.current.readOnly) setAsked(passageIn(field.current));
  };
  /** What stands before the picture that is written where the caret is, if one is. */
  const pictureAtCaret = () =>
    field.current && !isVisual && !field.current.readOnly
      ? beforePicture(passageIn(field.current))
      : null;
  /** The passage that a link is asked for. */
  const [asked, setAsked] = useState<Passage | null>(null);
  const closeLink = (own?: OwnAddress | null) => {
    // The text behind the dialog can't be changed before the dialog has closed and given the caret back.
    flushSync(() => setAsked(null));
    if (asked && own !== undefined) queueMicrotask(() => change(() => setLink(asked, own)));
  };
  const goOn = () => change(nextLine);
  const toCell = (isNext: boolean) => change((passage) => cellBeside(passage, isNext));
  const linkTo = (pasted: string) => change((passage) => linkPasted(passage, pasted));
  /** Puts Markdown of what is formatted elsewhere in the place of what is selected, as one step of undo. */
  const pasteFormatted = async (html: string, words: string, range: Passage) => {
    say(writingMessages.pasting);
    const read = await Promise.all([
      import('#src/admin/visual/markdown-of-html.ts'),
      import('#src/admin/visual/tell-pasted.ts'),
    ]).then(
      ([{ markdownOfHtml }, { tellPasted }]) => ({ ...markdownOfHtml(html), tellPasted }),
      () => null,
    );
    say(null);
    const markdown = read?.markdown ?? null;
    const pasted = markdown ?? withPlainLineEnds(words);
    if (!field.current || !mayInsert(pasted, field.current)) return;
    if (read && read.pictures > 0 && pasted.trim() === '') {
      read.tellPasted(false, read.pictures, say);
      return;
    }
    change((now) =>
      // Somebody may have gone on typing meanwhile.
      pasteMarkdown(
        now.text === range.text ? range : now,
        pasted,
        markdown === null || read?.isInline === true,
        read?.isWhole,
      ),
    );
    if (read === null) {
      showError(writingMessages.pastedPlain);
    } else read.tellPasted(true, read.pictures, say);
  };
  /** Whether more than the words was on the clipboard; then it follows. */
  const takeFormatted = (transfer: DataTransfer): boolean => {
    const html = transfer.getData('text/html');
    const words = transfer.getData('text/plain');
    if (!field.current || address.test(words.trim()) || !holdsFormatting(html)) return false;
    // Said before all of it is read.
    if (!mayInsert(words, field.current, html)) return true;
    void pasteFormatted(html, words, passageIn(field.current));
    return true;
  };
  /** Puts another text in the place of the whole one. */
  const rewrite = (text: string) => {
    if (isVisual) onChange(text, images);
    else change((passage) => ({ ...passage, text }));
  };
  /** Chromium forgets the caret of a field when a dialog gives the focus back to it. */
  const caret = useRef<{ start: number; end: number } | null>(null);
  const onBlur = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    caret.current = { start: target.selectionStart, end: target.selectionEnd };
  };
  const put = (place: HTMLTextAreaElement, next: Passage, added: readonly string[]) => {
    // Another tab took the post over meanwhile. The field is read-only, but the safety copy takes it.
    if (place.readOnly) {
      onChange(next.text, added);
      return;
    }
    coming.current = added;
    showPassage(place, next);
    coming.current = null;
  };
  const addToVisual = (picture: FittedPicture, words: PictureWords | null) => {
    visual.current?.focus();
    if (words === null) return;
    const added = addPicture({ text: value, images }, picture.dataUrl);
    coming.current = added.images;
    visual.current?.insertPicture(added.name, words);
    say(writingMessages.pictureIn);
  };
  const addToText = (picture: FittedPicture, words: PictureWords | null) => {
    if (isVisual) addToVisual(picture, words);
    if (isVisual || !field.current) return;
    const now = passageIn(field.current);
    const { start, end } = caret.current ?? now;
    const { length } = now.text;
    const passage = { ...now, start: Math.min(start, length), end: Math.min(end, length) };
    if (words === null) {
      showPassage(field.current, passage);
      return;
    }
    const added = addPicture({ text: passage.text, images }, picture.dataUrl);
    const next = insertPicture(passage, words, added.name);
    put(field.current, next, added.images);
    showCaret();
    say(writingMessages.pictureIn);
  };
  /**
   * Puts Markdown in the place of what is selected; pictures that it holds as data are kept apart.
   * @returns those that came with it
   */
  const addMarkdown = (markdown: string): readonly string[] => {
    if (!field.current) return [];
    const { text, start, end } = passageIn(field.current);
    const added = splitPictures(markdown, { text, images });
    if (!mayInsert(added.text, field.current)) return [];
    const caretAfter = start + added.text.length;
    const next = replaced(text, start, end, added.text);
    put(field.current, { text: next, start: caretAfter, end: caretAfter }, added.images);
    showCaret();
    return added.images.slice(images.length);
  };
  /**
   * Keeps the pictures apart that Markdown for Visual holds as data.
   * @returns the Markdown with their names, and those that came with it
   */
  const takePictures = (markdown: string) => {
    const split = splitPictures(markdown, { text: value, images });
    coming.current = split.images;
    return { text: split.text, added: split.images.slice(images.length) };
  };
  /** Puts other data in the place of some pictures'. */
  const exchange = (fitted: ReadonlyMap<string, string>) =>
    onChange(
      value,
      images.map((url) => fitted.get(url) ?? url),
    );
  return {
    ...{ onInput, onVisual, onBlur, edit, goOn, toCell, linkTo, takeFormatted, rewrite },
    ...{ closeLink, pictureAtCaret, linkAsked: asked && linkedAddress(asked) },
    ...{ addToText, addMarkdown, takePictures, exchange },
  };
}
