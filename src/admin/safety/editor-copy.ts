import { sameForm } from '#src/admin/model/form.ts';
import { browserCopies } from '#src/admin/safety/safety-copies.ts';
import { copiesByKey, isBareStateOf, olderStates } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy, WritingPlace } from '#src/admin/safety/safety-copy.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

/** The safety copies of one open editor. */
export interface EditorCopy {
  /** The key under which they are stored. */
  readonly key: string;
  /** The key of the text that the fields go on from; null for none. */
  readonly from: () => string | null;
  /** Marks the editor as open, so that its copy is offered nowhere. Returns a function that ends that. */
  readonly hold: () => () => void;
  /** Keeps the current fields. */
  readonly keep: (form: PostForm) => void;
  /** The fields equal what is stored, so no copy is needed. */
  readonly drop: () => void;
  /**
   * Another text takes its place: it is kept as a separate copy at once, with the time of its last typing, and offered
   * from now on.
   */
  readonly keepAsCopy: (form: PostForm) => SafetyCopy;
  /**
   * The text was erased: it is kept as a separate copy, and what is typed from now on goes on from it. While this editor
   * is open it isn't offered, because Undo brings it back.
   */
  readonly keepErased: (form: PostForm) => SafetyCopy;
  /**
   * A copy was put into the fields, and what is typed from now on goes on from it. It is no longer offered, and is removed
   * when the post is saved, unless the tab that wrote it got the post back and typed on, or the post went to another tab
   * meanwhile.
   */
  readonly adopt: (copy: SafetyCopy) => void;
  /** The fields hold another text now, which goes on from none. */
  readonly beginAnew: () => void;
  /** The post is saved: its copies are removed, and no more are written. */
  readonly finish: () => Promise<void>;
}

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
): EditorCopy {
  const key = crypto.randomUUID();
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
    key,
    from: () => from,
    hold() {
      const release = copies.holdCopy(key);
      return () => {
        release();
        for (const { letGo } of adopted.values()) letGo();
        // Offered again from here on, also to other tabs: a later save is not about them any more.
        adopted.clear();
      };
    },
    keep(form) {
      if (isFinished) return;
      isKept = true;
      typed = asCopy(form, key);
      copies.keepCopy(typed);
    },
    drop() {
      if (!isKept) return;
      isKept = false;
      void copies.dropCopy(key);
    },
    keepAsCopy: (form) => keepApart(form, 'aside'),
    keepErased(form) {
      const copy = keepApart(form, 'erased');
      this.adopt(copy);
      return copy;
    },
    adopt(copy) {
      from = copy.key;
      typed = copy;
      const stored = copies.$copies.get();
      const bare = stored.filter((one) => one.key !== copy.key && isBareStateOf(one, copy));
      for (const one of [copy, ...olderStates(copy, copiesByKey(stored)), ...bare]) adopt(one);
    },
    beginAnew() {
      // No text has it. With none at all, a draft of this editor would seem to be the text that follows it.
      from = crypto.randomUUID();
    },
    async finish() {
      isFinished = true;
      const others = [...adopted].map(([copyKey, { at }]) => copies.dropCopy(copyKey, at));
      await Promise.all([copies.dropCopy(key), ...others]);
    },
  };
}

/** Makes the text of a deleted post one of a new post, whose editor offers it from then on. */
export async function offerAsNew(copy: SafetyCopy): Promise<void> {
  await offerAgain({ ...copy, postId: null, at: copy.at + 1 });
}

/** Undoes a dismissal. */
export async function offerAgain(copy: SafetyCopy): Promise<void> {
  browserCopies.keepCopy(copy);
  browserCopies.flushCopies();
  await browserCopies.readCopies();
}
