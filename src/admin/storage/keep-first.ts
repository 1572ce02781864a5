import { atom } from 'nanostores';
import { browserDatabase } from '#src/admin/storage/database.ts';

/** Answers the question whether to go on although what is replaced can't be kept. null while nothing is asked. */
export const $unkeptQuestion = atom<((goesOn: boolean) => void) | null>(null);

interface KeepParts {
  /** Whether the database is missing, which a notice says on every screen. */
  readonly isMissing: () => boolean;
  /** Asks whether to go on. */
  readonly ask: () => Promise<boolean>;
}

/**
 * Keeps what a change is about to replace, before the change. If it can't be kept, somebody is asked, unless the notice
 * has said so before.
 * @returns whether to go on
 */
export type KeepFirst = (keep: () => Promise<boolean>) => Promise<boolean>;

/** Makes the function that keeps first; unit tests bring their own parts. */
export const keeperFirst =
  ({ isMissing, ask }: KeepParts): KeepFirst =>
  async (keep) => {
    const isSaid = isMissing();
    return (await keep()) || isSaid || ask();
  };

/** Keeps first in this browser. */
export const keepFirst = keeperFirst({
  isMissing: () => browserDatabase.$isMissing.get(),
  ask: () =>
    new Promise((resolve) => {
      // A second question ends the first, which nobody can see any more.
      $unkeptQuestion.get()?.(false);
      $unkeptQuestion.set((goesOn) => {
        $unkeptQuestion.set(null);
        resolve(goesOn);
      });
    }),
});
