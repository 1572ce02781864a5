import { expect, test } from '@playwright/test';
import { namesIn } from '#src/admin/storage/names.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

test('all names of a storage, or those of one prefix', () => {
  const storage = memoryStorage();
  expect(namesIn(storage)).toEqual([]);
  for (const name of ['cats:1', 'dogs', 'cats:2', 'my cats:']) storage.setItem(name, '');
  expect(namesIn(storage)).toEqual(['cats:1', 'dogs', 'cats:2', 'my cats:']);
  expect(namesIn(storage, 'cats:')).toEqual(['cats:1', 'cats:2']);
});
