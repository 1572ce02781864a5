import { expect, test } from '@playwright/test';
import { atom } from 'nanostores';
import { offeredCopies } from '#src/admin/safety/offered-copies.ts';
import { $copies } from '#src/admin/safety/safety-copies.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { filledForm } from '#tests/support/post-forms.ts';

const copy = (key: string, at: number, content: string): SafetyCopy => {
  const form = filledForm({ content });
  return { key, at, form, postId: 'olga', title: form.title };
};

/** What is left of some copies, newest first, once an editor has tidied up. */
async function tidied(...copies: readonly SafetyCopy[]): Promise<string[]> {
  $copies.set(copies);
  const stored = filledForm({ content: 'As stored.' });
  const { tidy } = offeredCopies('olga', {
    own: { keepAsCopy: () => copy('own', 9, ''), adopt: () => undefined },
    $form: atom(stored),
    unchanged: () => stored,
    replace: () => undefined,
  });
  await tidy();
  return $copies.get().map(({ key }) => key);
}

test('of two equal copies the older one goes, and no other', async () => {
  const [newer, older] = [copy('newer', 3, 'A chair.'), copy('older', 2, 'A chair.')];
  expect(await tidied(newer, older)).toEqual(['newer']);
  expect(await tidied(newer, older, copy('other', 1, 'A shelf.'))).toEqual(['newer', 'other']);
});

test('a copy that holds what is stored goes, and no other', async () => {
  const stored = copy('stored', 3, 'As stored.');
  expect(await tidied(stored, copy('other', 2, 'A shelf.'))).toEqual(['other']);
});
