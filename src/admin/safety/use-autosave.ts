import { useEffect, useEffectEvent, useState } from 'react';
import { editorLimits } from '#src/config/limits.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import type { Result } from '#src/lib/result.ts';
import type { WriteFailure } from '#src/admin/storage/storage-writer.ts';

/** What the indicator says. */
export type AutosaveState = 'idle' | 'saving' | WriteFailure;

/**
 * Saves the draft of a new post after 30 seconds without changes, when it has a title or content, and shows for
 * 2 seconds that it does (spec section 9).
 * @param unchanged the form as it was opened or put in place, which is stored already or worth nothing
 * @param isOn false for a post that exists: autosave is off in edit mode (spec section 4)
 * @param save stores the form as the draft
 */
export function useAutosave(
  form: PostForm,
  unchanged: PostForm,
  isOn: boolean,
  save: (form: PostForm) => Promise<Result<unknown, WriteFailure>>,
): AutosaveState {
  const [state, setState] = useState<AutosaveState>('idle');
  const saveLatest = useEffectEvent(save);
  const isWorthSaving = form.title.trim() !== '' || form.content.trim() !== '';
  const isDue = isOn && isWorthSaving && form !== unchanged;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      setState('saving');
      void saveLatest(form).then((saved) => {
        if (!saved.ok) setState(saved.code);
      });
    }, editorLimits.autosaveAfter);
    return () => clearTimeout(timer);
  }, [form, isDue]);
  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setState('idle'), editorLimits.autosaveShown);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
