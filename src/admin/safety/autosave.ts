import { atom } from 'nanostores';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import type { WriteFailure } from '#src/admin/storage/storage-writer.ts';
import { safetyLimits } from '#src/admin/safety/limits.ts';
import type { Result } from '#src/lib/result.ts';

/** What the indicator says. */
export type AutosaveState = 'idle' | 'saving' | WriteFailure;

const isWorthSaving = ({ title, content }: PostForm) =>
  title.trim() !== '' || content.trim() !== '';

/**
 * Saves the draft of a new post after 30 seconds without changes, when it has a title or content, and shows for
 * 2 seconds that it does.
 * @param save stores the form as the draft
 */
export function autosave(save: (form: PostForm) => Promise<Result<unknown, WriteFailure>>) {
  const $autosave = atom<AutosaveState>('idle');
  let due: ReturnType<typeof setTimeout> | undefined;
  let shown: ReturnType<typeof setTimeout> | undefined;

  function run(form: PostForm) {
    $autosave.set('saving');
    shown = setTimeout(() => {
      if ($autosave.get() === 'saving') $autosave.set('idle');
    }, safetyLimits.autosaveShown);
    void save(form).then((saved) => {
      if (!saved.ok) $autosave.set(saved.code);
    });
  }

  return {
    $autosave,
    /**
     * Begins to wait anew, because something was typed.
     * @param unchanged the form as it was opened or put in place, which is stored already or worth nothing
     */
    follow: (form: PostForm, unchanged: PostForm): void => {
      clearTimeout(due);
      if (isWorthSaving(form) && form !== unchanged)
        due = setTimeout(() => run(form), safetyLimits.autosaveAfter);
    },
    /** Saves at once, because somebody asked for it. */
    saveNow: (form: PostForm): void => {
      clearTimeout(due);
      if (isWorthSaving(form)) run(form);
    },
    /** The editor is gone. */
    stop: (): void => {
      clearTimeout(due);
      clearTimeout(shown);
    },
  };
}
