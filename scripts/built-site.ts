import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder that the build writes. */
export const builtFolder = resolve(import.meta.dirname, '../dist');

/** What a command says that needs the built site where there is none; null where there is one. */
export const buildProblem = (): string | null =>
  existsSync(resolve(builtFolder, 'index.html'))
    ? null
    : 'Nothing is built yet. Run npm run build first.';
