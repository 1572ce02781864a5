import type { TrashedThing } from '#src/admin/trash/trash.ts';
import type { Result } from '#src/lib/result.ts';

/** The two functions of the Trash that a change needs. */
export interface TrashParts {
  readonly put: (entry: TrashedThing) => Promise<Result<string, string>>;
  readonly remove: (keys: readonly string[]) => Promise<unknown>;
}

/** What one change has put into the Trash. */
export interface Kept {
  /** Everything is there. Also true if there was nothing to keep. */
  readonly isKept: boolean;
  /** Takes it out again, because the change didn't happen or was undone. */
  readonly drop: () => Promise<void>;
}

/** Puts things into the Trash, all or none. */
export type Keep = (things: readonly TrashedThing[]) => Promise<Kept>;

/** Makes the function that puts everything that a change removes into the Trash. */
export function trashKeeper({ put, remove }: TrashParts): Keep {
  return async (things) => {
    const keys: string[] = [];
    const drop = async () => {
      if (keys.length > 0) await remove(keys.splice(0));
    };
    for (const thing of things) {
      const kept = await put(thing);
      if (kept.ok) keys.push(kept.value);
      else {
        await drop();
        return { isKept: false, drop };
      }
    }
    return { isKept: true, drop };
  };
}
