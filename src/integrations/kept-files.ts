import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files that take long to make, kept in a folder between builds. Their names say all that they were made of, so that
 * what is unchanged costs nothing.
 * @param folder absolute path; nothing else may be in it
 */
export function keptFiles(folder: string) {
  return {
    /** The file of that name, and whether it had to be made. */
    async get(name: string, make: () => Promise<Buffer>) {
      const path = join(folder, name);
      const kept = await readFile(path).catch(() => null);
      if (kept !== null) return { content: kept, isNew: false };
      const content = await make();
      // If a build is stopped, it must not leave half a file that later builds would use.
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, content);
      await rename(unfinished, path);
      return { content, isNew: true };
    },
    /** Removes what this build didn't need. */
    async removeOthers(isNeeded: (name: string) => boolean) {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => !isNeeded(name));
      await Promise.all(old.map((name) => rm(join(folder, name))));
    },
  };
}
