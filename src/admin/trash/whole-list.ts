import type { ChangePostsText, SaveFailure } from '#src/admin/storage/save-local-posts.ts';
import type { DatabaseFailure } from '#src/admin/storage/database.ts';
import type { KeepFirst } from '#src/admin/storage/keep-first.ts';
import { listText } from '#src/admin/storage/stored-list.ts';
import type { TrashedThing } from '#src/admin/trash/trash-entry.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';

/** The two functions of the Trash that a change needs. */
export interface TrashParts {
  /** Keeps all things or none. */
  readonly put: (
    things: readonly TrashedThing[],
  ) => Promise<Result<readonly string[], DatabaseFailure>>;
  readonly remove: (keys: readonly string[]) => Promise<unknown>;
  readonly keepFirst: KeepFirst;
}

/** What one change has put into the Trash. */
interface Kept {
  /** Everything is there. Also true if there was nothing to keep. */
  readonly isKept: boolean;
  /** It isn't, and somebody has decided not to go on. */
  readonly isCancelled: boolean;
  /** Takes it out again, because the change didn't happen or was undone. */
  readonly drop: () => Promise<void>;
}

/** Puts things into the Trash, all or none. */
export type Keep = (things: readonly TrashedThing[]) => Promise<Kept>;

/** A text of stored posts as a thing for the Trash; nothing if it holds nothing. */
export function trashedList(text: string | null): TrashedThing[] {
  const { isDamaged, raw, entries } = readStoredPosts(text);
  return isDamaged || raw.length > 0 ? [{ kind: 'list', count: entries.length, text }] : [];
}

/** Makes the function that puts everything that a change removes into the Trash. */
export function trashKeeper({ put, remove, keepFirst }: TrashParts): Keep {
  return async (things) => {
    let keys: readonly string[] = [];
    let isKept = true;
    const goesOn = await keepFirst(async () => {
      const kept = things.length === 0 ? success([]) : await put(things);
      isKept = kept.ok;
      if (kept.ok) keys = kept.value;
      return isKept;
    });
    const drop = async () => {
      if (keys.length > 0) await remove(keys);
      keys = [];
    };
    return { isKept, isCancelled: !goesOn, drop };
  };
}

/**
 * Why a change was not made: a failure of saving ('changed': another tab was faster), the post is built in, or somebody
 * cancelled it because what it takes away can't be kept.
 */
export type ChangeFailure = SaveFailure | DatabaseFailure | 'builtIn' | 'cancelled';

/** A change that was made. */
export interface Change {
  /**
   * Puts back exactly what was there. Deleted posts come back without losing what was saved meanwhile. A replaced list
   * comes back byte for byte, or not at all ('changed') if something was saved since.
   */
  readonly undo: () => Promise<Result<null, ChangeFailure>>;
  /** False if the Trash couldn't take what was removed; then it can only be undone now. */
  readonly isInTrash: boolean;
  /**
   * The list of posts that the Trash couldn't take, a replaced list byte for byte. If undoing fails, it is nowhere
   * else. null if the Trash has it.
   */
  readonly unkept: string | null;
}

/** The stored text before and after a change. */
interface BeforeAndAfter {
  readonly before: string | null;
  readonly after: string;
}

/** Changes the stored list as a whole, so that it can be put back byte for byte. */
export function wholeList(changeText: ChangePostsText, keep: Keep) {
  /** Replaces one text with another, if the first is still stored. */
  async function swap(from: string | null, to: string | null): Promise<Result<null, SaveFailure>> {
    const swapped = await changeText((now) => (now === from ? success(to) : failure('changed')));
    return swapped.ok ? success(null) : swapped;
  }

  /** Makes a new list from the one that is stored now. */
  async function change(
    plan: (stored: StoredPosts) => Result<readonly unknown[], 'changed'>,
  ): Promise<Result<BeforeAndAfter, SaveFailure>> {
    let done: BeforeAndAfter = { before: null, after: '' };
    const changed = await changeText((before, stored) => {
      const list = plan(stored);
      const text = list.ok ? listText(list.value) : list;
      if (text.ok) done = { before, after: text.value };
      return text;
    });
    return changed.ok ? success(done) : changed;
  }

  /** Replaces the text of the whole list; the old one goes to the Trash unchanged. */
  async function replace(
    before: string | null,
    after: string | null,
  ): Promise<Result<Change, ChangeFailure>> {
    const kept = await keep(trashedList(before));
    if (kept.isCancelled) return failure('cancelled');
    const replaced = await swap(before, after);
    if (!replaced.ok) {
      await kept.drop();
      return replaced;
    }
    const undo = async () => {
      const back = await swap(after, before);
      if (back.ok) await kept.drop();
      return back;
    };
    return success({ undo, isInTrash: kept.isKept, unkept: kept.isKept ? null : before });
  }

  return { swap, change, replace };
}
