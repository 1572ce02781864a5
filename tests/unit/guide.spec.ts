import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sourceFiles } from '#tests/support/source-files.ts';

const docs = resolve(import.meta.dirname, '../../docs');
const guide = await readFile(resolve(docs, 'administrator.md'), 'utf8');
/** The guide in one line, because names may be broken across two. */
const flowing = guide.replace(/\s+/g, ' ');
/** Words in bold that begin a paragraph or an entry name no button. */
const own = /(?:Forgot it\?|Your browser\.|The website\.|What you type|Each .*|To .*:)/;
const found = (pattern: RegExp) => [...flowing.matchAll(pattern)].map(([, words = '']) => words);

const sources = async () => {
  const files = await sourceFiles([
    'src/admin/**/*.{ts,tsx}',
    'src/config/storage-entries.ts',
    'src/components/privacy/*.astro',
  ]);
  return files.map(({ text }) => text).join('\n');
};

test('each name in bold in the administrator’s guide stands on a screen', async () => {
  const text = await sources();
  // As a word of ours, or as text between tags.
  const isOnScreen = (name: string) =>
    [`'${name}'`, `>${name}<`, `\`${name}\``, ` ${name} <`].some((form) => text.includes(form));
  const names = found(/\*\*([^*]+)\*\*/g).filter((name) => !own.test(name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isOnScreen(name))).toEqual([]);
});

test('each sentence that the guide quotes is said on a screen', async () => {
  const text = await sources();
  expect(found(/“([^”]+)”/g).filter((words) => !text.includes(words))).toEqual([]);
});

test('the guide shows each of its pictures, with words for it, and all are small', async () => {
  const shown = found(/!\[[^\]]{5,}\]\(pictures\/([\w-]+\.webp)\)/g);
  expect(shown.sort()).toEqual((await readdir(resolve(docs, 'pictures'))).sort());
  const sizes = await Promise.all(
    shown.map(async (name) => (await stat(resolve(docs, 'pictures', name))).size),
  );
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
});
