import { atom } from 'nanostores';
import type { OpenedPost } from '#src/admin/stores/admin-posts.ts';
import { dayOf } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { notStored } from '#src/lib/posts/stored-list.ts';
import { success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { addVersion } from '#src/admin/stores/versions.ts';
import { savePost } from '#src/stores/save-local-posts.ts';
import type { SaveFailure } from '#src/stores/save-local-posts.ts';

/** What the editor opened. */
type BeforeSaving = Pick<OpenedPost, 'post' | 'opened'>;

/** Whether the browser has promised to keep what is stored; null until it has been asked. */
export const $isPersisted = atom<boolean | null>(null);

interface PublishParts {
  readonly savePost: typeof savePost;
  readonly addVersion: typeof addVersion;
  /** Missing in old browsers and on pages without https. */
  readonly storage: () => Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly now: () => Date;
}

/** Saves posts from the editor, with all that goes with it. */
export function publisher(parts: PublishParts) {
  let isAsked = false;

  /** Asks the browser once to keep everything, after the first save (features P8); asking before would be rude. */
  async function askToPersist() {
    if (isAsked) return;
    isAsked = true;
    try {
      const storage = parts.storage();
      const isKept = (await storage?.persisted()) === true || (await storage?.persist()) === true;
      $isPersisted.set(isKept);
    } catch {
      $isPersisted.set(false);
    }
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
  };
}

/** Tells how things stand without asking for anything, for the meter. */
export async function readPersistence() {
  try {
    const storage = browserStorageManager();
    if ((await storage?.persisted()) === true) $isPersisted.set(true);
  } catch {
    // Then we don't know, which is what null says.
  }
}

// Pages without https have none, whatever the types say.
const browserStorageManager = () => (navigator as Partial<Navigator>).storage;

/** Saves posts in this browser. */
export const { publishPost } = publisher({
  savePost,
  addVersion,
  storage: browserStorageManager,
  now: () => new Date(),
});
