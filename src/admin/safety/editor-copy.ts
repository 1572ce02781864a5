import {
  dropCopy,
  flushCopies,
  holdCopy,
  keepCopy,
  readCopies,
} from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copies.ts';
import type { PostForm } from '#src/admin/model/form.ts';

/** The safety copies that one opened editor writes. */
export interface EditorCopy {
  /** Under which they are kept. */
  readonly key: string;
  /** Says that the editor lives, so that its copy is offered nowhere. Gives back what ends it. */
  readonly hold: () => () => void;
  /** Keeps what stands in the fields. */
  readonly keep: (form: PostForm) => void;
  /** The fields hold what is stored, so nothing needs to be kept. */
  readonly drop: () => void;
  /** Keeps a text as a copy of its own, at once; it is offered from now on. */
  readonly keepAside: (form: PostForm) => SafetyCopy;
  /**
   * A copy was restored into the fields: it is not offered again, and goes when the post is saved; not where the tab
   * that wrote it has the post again by then and has typed on.
   */
  readonly adopt: (copy: SafetyCopy) => void;
  /** The post is saved: its copies go, and none is written any more. */
  readonly finish: () => Promise<void>;
}

/**
 * Opens the safety copies of an editor.
 * @param postId null for a new post
 */
export function editorCopy(postId: string | null): EditorCopy {
  const key = crypto.randomUUID();
  const adopted = new Map<string, { readonly at: number; readonly letGo: () => void }>();
  let isKept = false;
  let isFinished = false;

  const copyOf = (form: PostForm, copyKey: string): SafetyCopy => ({
    key: copyKey,
    postId,
    title: form.title,
    at: Date.now(),
    form,
  });

  return {
    key,
    hold() {
      const release = holdCopy(key);
      return () => {
        release();
        for (const { letGo } of adopted.values()) letGo();
      };
    },
    keep(form) {
      if (isFinished) return;
      isKept = true;
      keepCopy(copyOf(form, key));
    },
    drop() {
      if (!isKept) return;
      isKept = false;
      void dropCopy(key);
    },
    keepAside(form) {
      const copy = copyOf(form, crypto.randomUUID());
      keepCopy(copy);
      // At once: what it was goes now.
      flushCopies();
      void readCopies();
      return copy;
    },
    adopt({ key: copyKey, at }) {
      const before = adopted.get(copyKey);
      adopted.set(copyKey, { at, letGo: holdCopy(copyKey) });
      before?.letGo();
    },
    async finish() {
      isFinished = true;
      const restored = [...adopted].map(([copyKey, { at }]) => dropCopy(copyKey, at));
      await Promise.all([dropCopy(key), ...restored]);
    },
  };
}

/** Takes a dismissal back. */
export async function offerAgain(copy: SafetyCopy): Promise<void> {
  keepCopy(copy);
  flushCopies();
  await readCopies();
}
