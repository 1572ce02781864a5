import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { safariClears, storageEntries } from '#src/config/storage-entries.ts';
import {
  copyPrefix,
  damagedPrefix,
  databaseName,
  storageKeys,
  storagePrefix,
} from '#src/config/storage-keys.ts';

test('every key, both prefixes and the database have their entry', () => {
  expect(storageEntries.map(({ name }) => name).sort()).toEqual(
    [...Object.values(storageKeys), copyPrefix, damagedPrefix, databaseName].sort(),
  );
});

test('a visit leaves one entry, as the page on privacy says', () => {
  expect(storageEntries.filter(({ isOfVisit }) => isOfVisit)).toHaveLength(1);
});

test('the names of stored things never change', () => {
  expect(Object.values(storageKeys)).toEqual([
    'bodega-cats:posts',
    'bodega-cats:draft',
    'bodega-cats:not-found',
    'bodega-cats:session',
    'bodega-cats:password-hash',
    'bodega-cats:schema',
    'bodega-cats:editor-view',
    'bodega-cats:writing-view',
    'bodega-cats:shortcut-key',
    'bodega-cats:waiting-fold',
    'bodega-cats:writes',
    'bodega-cats:sent',
    'bodega-cats:changes',
    'bodega-cats:backup',
    'bodega-cats:connection',
  ]);
  expect(copyPrefix).toBe('bodega-cats:copy:');
  expect(damagedPrefix).toBe('bodega-cats:damaged:');
  expect(databaseName).toBe('bodega-cats');
});

test('everything in localStorage begins with the prefix that Clear everything looks for', () => {
  for (const { name, kind } of storageEntries)
    if (kind !== 'database') expect(name.startsWith(storagePrefix)).toBe(true);
});

test('visitors write the record of unknown paths only', () => {
  expect(storageEntries.filter(({ isOfVisit }) => isOfVisit).map(({ name }) => name)).toEqual([
    storageKeys.notFound,
  ]);
});

test('what holds words is asked about before it is cleared', () => {
  expect(storageEntries.filter(({ loss }) => loss).map(({ name }) => name)).toEqual([
    storageKeys.posts,
    storageKeys.draft,
    damagedPrefix,
    copyPrefix,
    databaseName,
  ]);
});

test('the page on privacy, the storage meter and the guide name Safari’s seven days', () => {
  const read = (path: string) =>
    readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
  expect(safariClears).toContain('after seven days');
  expect(read('docs/administrator.md')).toContain(safariClears);
  for (const path of ['components/privacy/StorageList.astro', 'admin/storage/StorageMeter.tsx'])
    expect(read(`src/${path}`), path).toMatch(/\{safariClears\}/);
});
