import { atom } from 'nanostores';
import type { OpenedPost } from '#src/admin/stores/admin-posts.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { notStored } from '#src/lib/posts/stored-list.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { addVersion } from '#src/admin/stores/versions.ts';
import { savePost } from '#src/stores/save-local-posts.ts';
import type { SaveFailure } from '#src/stores/save-local-posts.ts';
import { browserDoor } from '#src/stores/storage-door.ts';

/** What the editor opened. */
type BeforeSaving = Pick<OpenedPost, 'post' | 'opened'>;

/** Whether the browser has promised to keep what is stored; null while nothing is, and nobody has asked. */
export const $isPersisted = atom<boolean | null>(null);

interface PublishParts {
  readonly savePost: typeof savePost;
  readonly addVersion: typeof addVersion;
  /** Missing in old browsers and on pages without https. */
  readonly storage: () => Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  /** Whether there is a list of posts, of whatever length. */
  readonly hasPosts: () => boolean;
  readonly now: () => Date;
}

/** Saves posts from the editor, with all that goes with it. */
export function publisher(parts: PublishParts) {
  let isAsked = false;

  /** Whether everything is kept. Asks for it only where it may: the browser may ask the person then. */
  async function isKept(mayAsk: boolean): Promise<boolean> {
    try {
      const storage = parts.storage();
      if ((await storage?.persisted()) === true) return true;
      return mayAsk && (await storage?.persist()) === true;
    } catch {
      return false;
    }
  }

  /** Asks the browser once to keep everything, after the first save (features P8); asking before would be rude. */
  async function askToPersist() {
    if (isAsked) return;
    isAsked = true;
    $isPersisted.set(await isKept(true));
  }

  /** Keeps what was replaced, whoever stored it (an import keeps no version), and what is saved now (features A15). */
  async function keepVersions(post: Post, before: BeforeSaving | null) {
    if (before) await parts.addVersion(post.id, before.post);
    await parts.addVersion(post.id, post);
  }

  return {
    /**
     * Saves a post: everything or nothing. Says which day it was updated if it was there before.
     * @param before what the editor opened, or what somebody has chosen to replace; null for a new post. What another
     *   tab saved since gives 'changed'
     * @returns the post as it was saved
     */
    publishPost: async (
      post: Post,
      before: BeforeSaving | null,
    ): Promise<Result<Post, SaveFailure>> => {
      const dated = before ? { ...post, lastUpdated: dayOf(parts.now()) } : post;
      const saved = await parts.savePost(dated, before?.opened ?? notStored);
      if (!saved.ok) return saved;
      void askToPersist();
      await keepVersions(dated, before);
      return success(dated);
    },
    /** Tells how things stand without asking for anything, for the meter. */
    readPersistence: async (): Promise<void> => {
      const isPromised = await isKept(false);
      // Where posts are stored there is no first save to wait for: as long as nothing is promised, that is to be said.
      if (isPromised || parts.hasPosts()) $isPersisted.set(isPromised);
    },
  };
}

/** Saves posts in this browser. */
export const { publishPost, readPersistence } = publisher({
  savePost,
  addVersion,
  // Pages without https have none, whatever the types say.
  storage: () => (navigator as Partial<Navigator>).storage,
  hasPosts: () => {
    const text = browserDoor.read(storageKeys.posts);
    return text.ok && text.value !== null;
  },
  now: () => new Date(),
});
