import { outdatedCopies } from '#src/admin/safety/outdated-copies.ts';
import { $copies, openKeys, readCopies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { safetyLimits } from '#src/admin/safety/limits.ts';

/**
 * What is typed in another tab, which a tab that takes the post over goes on with. Call it before that.
 * @returns gives the text once the other tab has let go of it; null if there is none, it is from before the post was
 *   saved, or that tab doesn't answer: then it is offered
 */
export async function typedElsewhere(postId: string): Promise<() => Promise<SafetyCopy | null>> {
  const before = await openKeys();
  const pause = () => new Promise((done) => setTimeout(done, safetyLimits.letGoPause));
  return async () => {
    for (let look = 0; look < safetyLimits.letGoLooks; look += 1) {
      await pause();
      const open = await openKeys();
      // Another post's editor may have closed meanwhile.
      const left = [...before].filter((key) => !open.has(key));
      if (left.length === 0) continue;
      await readCopies();
      const typed = $copies
        .get()
        .find(({ postId: of, key }) => of === postId && left.includes(key));
      if (typed) return (await outdatedCopies([typed])).size > 0 ? null : typed;
    }
    return null;
  };
}
