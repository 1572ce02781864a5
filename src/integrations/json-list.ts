import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { isRecord } from '#src/lib/foreign.ts';

/**
 * A loader for a JSON file that holds a list of entries with an `id`. For a broken file, a missing id or a repeated
 * one, Astro's own file() only logs a line and leaves out the entry. Here each of them ends the build with a sentence
 * that names the file and says what to do.
 * @param path from the project's root, such as 'src/content/products.json'
 */
export function jsonList(path: string): Loader {
  return {
    name: 'json-list',
    async load(context) {
      const { config, store, watcher, logger } = context;
      const filePath = fileURLToPath(new URL(path, config.root));

      async function read() {
        const seen = new Set<string>();
        const entries = [];
        for (const item of parseList(path, await readFile(filePath, 'utf8'))) {
          const id = idOf(path, item);
          if (seen.has(id))
            throw new Error(`${path}: id: "${id}" is used twice; give one of them another id`);
          seen.add(id);
          entries.push({ id, data: await parseEntry(id, item), filePath: path });
        }
        store.clear();
        for (const entry of entries) store.set(entry);
      }

      async function parseEntry(id: string, data: Record<string, unknown>) {
        try {
          return await context.parseData({ id, data, filePath });
        } catch (error) {
          if (error instanceof Error) error.message = `${path}: ${error.message}`;
          throw error;
        }
      }

      await read();
      watcher?.add(filePath);
      watcher?.on('change', (changed) => {
        if (changed === filePath) read().catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

function parseList(path: string, text: string): Record<string, unknown>[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path}: not JSON; fix it where this says: ${String(error)}`, {
      cause: error,
    });
  }
  if (!Array.isArray(list) || list.length === 0 || !list.every(isRecord)) {
    throw new Error(`${path}: write a list of entries: [ { "id": … }, … ]`);
  }
  return list;
}

function idOf(path: string, item: Record<string, unknown>): string {
  const id = item.id;
  if (typeof id === 'string' || typeof id === 'number') return String(id);
  throw new Error(
    `${path}: id: an entry has no id; give one to ${JSON.stringify(item).slice(0, 80)}…`,
  );
}
