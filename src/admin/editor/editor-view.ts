import { keptChoice } from '#src/admin/storage/kept-choice.ts';
import { storageKeys } from '#src/config/storage-keys.ts';

const preview = keptChoice(storageKeys.editorView, 'text', 'split', { listen: true });
/** Whether the preview shows beside the text on wide screens. */
export const $editorView = preview.$choice;
/** Shows or hides the preview beside the text. */
export const toggleEditorView = (): void =>
  preview.choose(preview.$choice.get() === 'split' ? 'text' : 'split');

/** The two ways to write a text. */
export const writingViews = ['markdown', 'visual'] as const;
export type WritingView = (typeof writingViews)[number];

/** Another tab's choice doesn't change the field under the hands of whoever writes here. */
const writing = keptChoice<WritingView>(storageKeys.writingView, ...writingViews, {
  listen: false,
});
export const $writingView = writing.$choice;
/** Chooses how texts are written; `chooseWritingViewHere` until this tab closes. */
export const { choose: chooseWritingView, chooseHere: chooseWritingViewHere } = writing;

const shortcutKey = keptChoice(storageKeys.shortcutKey, 'on', 'off', { listen: true });
/** Whether "?" lists the shortcuts. Speech input presses letters and signs by accident, so it can be switched off. */
export const $shortcutKey = shortcutKey.$choice;
export const chooseShortcutKey = shortcutKey.choose;
