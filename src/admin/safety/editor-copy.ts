import { sameForm } from '#src/admin/model/form.ts';
import { browserCopies } from '#src/admin/safety/safety-copies.ts';
import { copiesByKey, isBareStateOf, olderStates } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy, WritingPlace } from '#src/admin/safety/safety-copy.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

/**
 * Opens the safety copies of an editor.
 * @param postId null for a new post
 * @param placeNow where somebody is writing
 * @param savedAt when the post was saved as it was opened; null where nobody knows
 * @param copies those of this browser, unless a test passes others
 */
export function editorCopy(
  postId: string | null,
  placeNow: () => WritingPlace | null,
  savedAt: Promise<number | null>,
  copies = browserCopies,
) {
  const key: string = crypto.randomUUID();
  const adopted = new Map<string, { readonly at: number; readonly letGo: () => void }>();
  let isKept = false;
  let isFinished = false;
  let from: string | null = null;
  let begunOn: number | null = null;
  /** What stands in the fields, as far as it is known when that was typed. */
  let typed: SafetyCopy | null = null;
  void savedAt.then((at) => (begunOn = at));

  const asCopy = (form: PostForm, copyKey: string): SafetyCopy => {
    const place = placeNow();
    return {
      ...{ key: copyKey, postId, title: form.title, at: Date.now(), form },
      ...(from !== null && { from }),
      ...(begunOn !== null && { begunOn }),
      ...(place && { place }),
    };
  };

  function keepApart(form: PostForm, left: 'aside' | 'erased'): SafetyCopy {
    const now = asCopy(form, crypto.randomUUID());
    // A draft of an older version of the admin has no time.
    const known = left === 'aside' && typed && sameForm(typed.form, form) ? typed.at : 0;
    // It is newer than the text that it goes on from.
    const copy = { ...now, left, at: known > 0 ? known + 1 : now.at };
    copies.keepCopy(copy);
    // At once, because the old copy is removed now.
    copies.flushCopies();
    void copies.readCopies();
    return copy;
  }

  function adopt({ key: copyKey, at }: Pick<SafetyCopy, 'key' | 'at'>) {
    const before = adopted.get(copyKey);
    adopted.set(copyKey, { at, letGo: copies.holdCopy(copyKey) });
    before?.letGo();
  }

  return {
    /** The key under which they are stored. */
    key,
    /** The key of the text that the fields go on from; null for none. */
    from: () => from,
    /** Marks the editor as open, so that its copy is offered nowhere. Returns a function that ends that. */
    hold(): () => void {
      const release = copies.holdCopy(key);
      return () => {
        release();
        for (const { letGo } of adopted.values()) letGo();
        // Offered again from here on, also to other tabs: a later save is not about them any more.
        adopted.clear();
      };
    },
    /** Keeps the current fields. */
    keep(form: PostForm): void {
      if (isFinished) return;
      isKept = true;
      typed = asCopy(form, key);
      copies.keepCopy(typed);
    },
    /** The fields equal what is stored, so no copy is needed. */
    drop(): void {
      if (!isKept) return;
      isKept = false;
      void copies.dropCopy(key);
    },
    /**
     * Another text takes its place: it is kept as a separate copy at once, with the time of its last typing, and offered
     * from now on.
     */
    keepAsCopy: (form: PostForm) => keepApart(form, 'aside'),
    /**
     * The text was erased: it is kept as a separate copy, and what is typed from now on goes on from it. While this editor
     * is open it isn't offered, because Undo brings it back.
     */
    keepErased(form: PostForm): SafetyCopy {
      const copy = keepApart(form, 'erased');
      this.adopt(copy);
      return copy;
    },
    /**
     * A copy was put into the fields, and what is typed from now on goes on from it. It is no longer offered, and is removed
     * when the post is saved, unless the tab that wrote it got the post back and typed on, or the post went to another tab
     * meanwhile.
     */
    adopt(copy: SafetyCopy): void {
      from = copy.key;
      typed = copy;
      const stored = copies.$copies.get();
      const bare = stored.filter((one) => one.key !== copy.key && isBareStateOf(one, copy));
      for (const one of [copy, ...olderStates(copy, copiesByKey(stored)), ...bare]) adopt(one);
    },
    /** The fields hold another text now, which goes on from none. */
    beginAnew(): void {
      // No text has it. With none at all, a draft of this editor would seem to be the text that follows it.
      from = crypto.randomUUID();
    },
    /** The post is saved: its copies are removed, and no more are written. */
    async finish(): Promise<void> {
      isFinished = true;
      const others = [...adopted].map(([copyKey, { at }]) => copies.dropCopy(copyKey, at));
      await Promise.all([copies.dropCopy(key), ...others]);
    },
  };
}

/** The safety copies of one open editor. */
export type EditorCopy = ReturnType<typeof editorCopy>;

/** Undoes a dismissal, or offers a text anew. */
export async function offerAgain(copy: SafetyCopy): Promise<void> {
  browserCopies.keepCopy(copy);
  browserCopies.flushCopies();
  await browserCopies.readCopies();
}
