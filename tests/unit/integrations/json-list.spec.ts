import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { LoaderContext } from 'astro/loaders';
import { jsonList } from '#src/integrations/json-list.ts';

/** Loads `text` as the file `list.json` of a project and returns the stored ids. */
async function load(text: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'json-list-'));
  const stored: string[] = [];
  writeFileSync(join(root, 'list.json'), text);
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    parseData: ({ id, data }: { id: string; data: unknown }) =>
      id === 'bad' ? Promise.reject(new Error('name: write the name')) : Promise.resolve(data),
    store: { clear: () => stored.splice(0), set: (entry: { id: string }) => stored.push(entry.id) },
  };
  try {
    // The loader uses only these three parts of Astro's context.
    await jsonList('list.json').load(context as unknown as LoaderContext);
  } finally {
    rmSync(root, { recursive: true });
  }
  return stored;
}

test('every entry of the list is stored under its id', async () => {
  expect(await load('[{ "id": 1 }, { "id": "two" }]')).toEqual(['1', 'two']);
});

test('a file that is no JSON, no list or empty ends the build with its name', async () => {
  await expect(load('[{ "id": 1 }')).rejects.toThrow(/^list\.json: not JSON; fix it where/);
  await expect(load('{ "id": 1 }')).rejects.toThrow('list.json: write a list of entries');
  await expect(load('[]')).rejects.toThrow('list.json: write a list of entries');
});

test('a missing and a repeated id are named', async () => {
  await expect(load('[{ "name": "Zorro" }]')).rejects.toThrow(
    'list.json: id: an entry has no id; give one to {"name":"Zorro"}…',
  );
  await expect(load('[{ "id": 1 }, { "id": "1" }]')).rejects.toThrow(
    'list.json: id: "1" is used twice; give one of them another id',
  );
});

test("what the schema says comes with the file's name", async () => {
  await expect(load('[{ "id": "bad" }]')).rejects.toThrow('list.json: name: write the name');
});
