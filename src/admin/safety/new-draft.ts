import type { PostForm } from '#src/admin/model/form-fields.ts';
import { clearDraft, saveDraft } from '#src/admin/safety/draft.ts';
import type { SafetyCopy, WritingPlace } from '#src/admin/safety/safety-copy.ts';
import type { EditorCopy } from '#src/admin/safety/editor-copy.ts';
import { $hasUnkeptText, dropCopy } from '#src/admin/safety/safety-copies.ts';
import { draftMessages } from '#src/admin/safety/words.ts';
import { showToast } from '#src/stores/toasts.ts';

/** What the draft needs of the editor around it, and of the browser. */
interface DraftParts extends Readonly<typeof draftDoors> {
  readonly copy: Pick<EditorCopy, 'key' | 'from' | 'keepAsCopy'>;
  /** Where somebody is writing. */
  readonly place: () => WritingPlace | null;
  /** Puts a copy back into the fields, and keeps what stands there. */
  readonly restore: (kept: SafetyCopy) => void;
}

/** The doors of this browser that a draft goes through. */
export const draftDoors = {
  saveDraft,
  clearDraft,
  dropCopy,
  /** Whether some text is in memory only. */
  hasUnkeptText: () => $hasUnkeptText.get(),
};

/**
 * The stored draft of a new post while it is edited.
 * @param loaded the draft's text as it was loaded; null where there was none
 */
export function newDraft(loaded: string | null, parts: DraftParts) {
  /** The stored text as this editor knows it. Only this text is replaced or cleared. */
  let stored = loaded;
  let saving: Promise<unknown> = Promise.resolve();

  function save(form: PostForm) {
    const saved = parts.saveDraft(form, {
      ...{ key: parts.copy.key, from: parts.copy.from(), known: stored },
      place: parts.place(),
    });
    saving = saved.then((outcome) => {
      if (outcome.ok) stored = outcome.value;
    });
    return saved;
  }

  /** Leaves the draft as it is. From now on it counts as foreign and becomes a copy before it is replaced. */
  async function letGo() {
    await saving;
    const text = stored;
    stored = null;
    return text;
  }

  /** Clears the draft after publishing, even one that is just being saved. */
  async function clear() {
    const text = await letGo();
    if (text !== null) await parts.clearDraft(text);
  }

  /** The draft has become a safety copy: it leaves the storage, unless that copy is in memory only. */
  const makeWay = () => void (parts.hasUnkeptText() ? letGo() : clear());

  /**
   * Puts the draft aside as a safety copy, which can be undone. What was written since is kept then.
   * @param isBusy whether what stands in the fields is being saved: then Undo is offered again
   */
  function turnIntoCopy(form: PostForm, isBusy: () => boolean) {
    const wasStored = stored !== null;
    const kept = parts.copy.keepAsCopy(form);
    const isKept = !parts.hasUnkeptText();
    makeWay();
    const { asCopyTitle, copied, unkept } = draftMessages;
    const tell = () =>
      showToast({
        kind: 'success',
        title: asCopyTitle,
        text: isKept ? copied : unkept,
        undo: run,
      });
    function run() {
      if (isBusy()) {
        tell();
        return;
      }
      parts.restore(kept);
      if (wasStored) void saveInsteadOf(kept);
    }
    tell();
  }

  /** Stores a copy's text as the draft again; then it needs no copy. */
  async function saveInsteadOf({ key, at, form }: SafetyCopy) {
    const saved = await save(form);
    if (saved.ok) await parts.dropCopy(key, at);
  }

  return { save, clear, letGo, makeWay, turnIntoCopy };
}
