import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { postChanges } from '#src/admin/trash/post-changes.ts';
import { checkImport } from '#tests/support/check-import.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { localPostsSaver } from '#src/admin/storage/save-local-posts.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import { storageWriter } from '#src/admin/storage/storage-writer.ts';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';
import { memoryTrash } from '#tests/support/memory-trash.ts';
import { aPost, localStories } from '#tests/support/sample-posts.ts';

const key = 'bodega-cats:posts';
const builtIn = [{ id: '20', slug: 'a-care-list' }];
const storedLists = [
  null,
  '[]',
  JSON.stringify(localStories(3)),
  '[{"id":1,"title":"A","mood":{"sleepy":true}}, null, {"title":"No id"}]',
  '[{"title":"Cut o',
];

/** Names that objects inherit, and field names of a post. */
const fieldName = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'length'],
  ...Object.keys(aPost({ coverImage: '', coverAlt: '', lastUpdated: '' })),
  ...['isPublished', 'mood'],
);
const payload = fc.constantFrom(...scriptPayloads);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fieldName,
  payload,
  fc.string({ unit: 'binary' }),
);
/** Fields as JSON text, so that __proto__ becomes a field, not a prototype. */
const fields = fc.array(fc.tuple(fieldName, anything), { maxLength: 12 });
const asJson = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
/** A real post with some fields replaced by anything. */
const mutated = fc
  .tuple(fc.constantFrom(...localStories(4), aPost({ id: '20' })), fields)
  .map(([post, pairs]) => asJson([...Object.entries(post), ...pairs]));
const entry = fc.oneof(
  mutated,
  fields.map(asJson),
  anything.map((value) => JSON.stringify(value)),
);
const list = fc.array(entry, { maxLength: 8 }).map((entries) => `[${entries.join(',')}]`);
/** Anything that somebody may paste: lists, cut lists, other JSON, other text. */
const document = fc.oneof(
  { weight: 6, arbitrary: list },
  { weight: 1, arbitrary: fc.tuple(list, fc.nat(200)).map(([text, end]) => text.slice(0, end)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.oneof(fc.string({ unit: 'binary' }), payload) },
);

/** Whether importing a document did only what it may do to the stored text. */
async function isSurvived(text: string, before: string | null): Promise<boolean> {
  const storage = memoryStorage();
  if (before !== null) storage.setItem(key, before);
  const locks = memoryLocks();
  const parts = { storage: () => storage, locks: () => locks, events: () => new EventTarget() };
  const saver = localPostsSaver(
    storageWriter(parts),
    () => undefined,
    () => new Date(0),
  );
  const trash = memoryTrash();
  const { importPosts } = postChanges({
    door: storageDoor(parts),
    changeText: saver.changePostsText,
    trash,
    usedIds: () => Promise.resolve(new Set<string>()),
  });

  const report = checkImport(text, { stored: readStoredPosts(before), builtIn });
  assert.equal(storage.getItem(key), before);
  if (!report.ok) return false;
  const imported = await importPosts(report.value.list, before);
  if (!imported.ok) throw new Error(imported.code);

  const { entries, isDamaged } = readStoredPosts(storage.getItem(key));
  assert.equal(isDamaged, false);
  assert.deepEqual(
    entries.map(({ post }) => post.id),
    report.value.posts.map(({ id }) => id),
  );
  const slugs = entries.map(({ post }) => post.slug);
  assert.equal(new Set(slugs).size, slugs.length);
  const hadAnything = before !== null && before !== '[]';
  assert.deepEqual(
    trash.entries().map((kept) => kept.kind === 'list' && kept.text),
    hadAnything ? [before] : [],
  );
  assert.deepEqual(await imported.value.undo(), { ok: true, value: null });
  assert.equal(storage.getItem(key), before);
  return true;
}

for (const part of [1, 2, 3, 4]) {
  test(`1,000 random documents, part ${part} of 4: none crashes, none loses a stored post`, async () => {
    test.setTimeout(120_000);
    let taken = 0;
    const property = fc.asyncProperty(
      document,
      fc.constantFrom(...storedLists),
      async (text, before) => {
        if (await isSurvived(text, before)) taken += 1;
      },
    );
    await fc.assert(property, { numRuns: 1_000 });
    // Most are lists with a post; otherwise the test would prove little.
    expect(taken).toBeGreaterThan(400);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).isFeatured).toBeUndefined();
  });
}
