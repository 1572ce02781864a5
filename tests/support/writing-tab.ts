import { updateStorage } from '#src/admin/storage/storage-writer.ts';
import { success } from '#src/lib/result.ts';

/** Adds words to a stored list, one write each. The test of three tabs bundles this file and puts it into pages. */
async function addWords(words: readonly string[]): Promise<void> {
  for (const word of words) {
    const added = await updateStorage((read) =>
      success(new Map([['list', `${read('list') ?? ''} ${word}`]])),
    );
    if (!added.ok) throw new Error(added.code);
  }
}

Object.assign(globalThis, { addWords });
