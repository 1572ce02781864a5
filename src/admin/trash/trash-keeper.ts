import type { TrashedThing } from '#src/admin/trash/trash.ts';
import type { Result } from '#src/lib/result.ts';

/** The two halves of the trash that a change needs. */
export interface TrashParts {
  readonly put: (entry: TrashedThing) => Promise<Result<string, string>>;
  readonly remove: (keys: readonly string[]) => Promise<unknown>;
}

/** What was put into the trash for one change. */
export interface Kept {
  /** All of it is there. Also true where there was nothing to keep. */
  readonly isKept: boolean;
  /** Takes it out again: the change didn't happen, or was undone. */
  readonly drop: () => Promise<void>;
}

/** Puts things into the trash: all of them or none. */
export type Keep = (things: readonly TrashedThing[]) => Promise<Kept>;

/** Makes the function that puts everything that a change takes away into the trash: all of it or nothing. */
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
