import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';

type EditorView = 'text' | 'split';

/** An unknown value in storage means the text alone. */
const $kept = persistentAtom<EditorView>(storageKeys.editorView, 'text', {
  encode: (view) => view,
  decode: (stored) => (stored === 'split' ? 'split' : 'text'),
});
/** The choice of this tab, if it could not be stored. */
const $unkept = atom<EditorView | null>(null);

/** Whether the preview shows beside the text on wide screens. */
export const $editorView = computed([$kept, $unkept], (kept, unkept) => unkept ?? kept);

/** Shows or hides the preview beside the text. If storage is full, the choice is for this tab only. */
export function toggleEditorView(): void {
  const view = $editorView.get() === 'split' ? 'text' : 'split';
  try {
    $kept.set(view);
    $unkept.set(null);
  } catch {
    $unkept.set(view);
  }
}
