import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';

type EditorView = 'text' | 'split';

/** Anything unknown in storage is the text alone. */
const $kept = persistentAtom<EditorView>(storageKeys.editorView, 'text', {
  encode: (view) => view,
  decode: (stored) => (stored === 'split' ? 'split' : 'text'),
});
/** What this tab chose where it could not be kept. */
const $unkept = atom<EditorView | null>(null);

/** Whether the preview stands beside the text on wide screens. */
export const $editorView = computed([$kept, $unkept], (kept, unkept) => unkept ?? kept);

/** Shows or hides the preview beside the text; with storage full the choice holds for this tab. */
export function toggleEditorView(): void {
  const view = $editorView.get() === 'split' ? 'text' : 'split';
  try {
    $kept.set(view);
    $unkept.set(null);
  } catch {
    $unkept.set(view);
  }
}
