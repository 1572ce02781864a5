import { expect, test } from '@playwright/test';
import { namePosts } from '#src/admin/model/post-count.ts';
import { slugHolderParts } from '#src/admin/model/slug-holders.ts';
import { titlePart } from '#src/admin/safety/text-words.ts';
import { entryPart } from '#src/admin/trash/entry-title.ts';
import { plainWords } from '#src/lib/typed-words.ts';
import { filledForm } from '#tests/support/post-forms.ts';

// Page translation leaves what is marked as typed.
test('titles and addresses are marked as typed, and no words of our own are', () => {
  expect(namePosts([{ title: 'Olga' }])).toEqual({ typed: 'Olga' });
  expect(namePosts([{ title: 'Olga' }], '.')).toEqual({ typed: 'Olga.' });
  expect(namePosts([{ title: 'Olga' }, { title: 'Snowy' }])).toBe('2 posts');
  const text = (title: string, content: string) => ({ title, form: filledForm({ content }) });
  expect(titlePart(text(' Olga ', 'She naps.'))).toEqual({ typed: 'Olga' });
  // Without a title it is called by its first words.
  expect(titlePart(text(' ', '## She *naps* on the\nchair'))).toEqual({ typed: 'She naps on the' });
  expect(titlePart(text('', 'one two three four five six, seven'))).toEqual({
    typed: 'one two three four five six…',
  });
  expect(titlePart(text(' ', '\n'))).toBe('Without a title');
  const entry = { key: '1', at: 1, days: 30 };
  expect(entryPart({ ...entry, kind: 'post', title: 'Olga', raw: {} })).toEqual({ typed: 'Olga' });
  expect(entryPart({ ...entry, kind: 'post', title: '', raw: {} })).toBe('A post without a title');
  expect(entryPart({ ...entry, kind: 'list', count: 3, text: null })).toBe(
    'All posts, as they were (3 posts)',
  );
  const parts = slugHolderParts('olga', { kind: 'local', title: 'Olga' });
  expect(parts).toEqual([
    { typed: '/blog/olga' },
    'is taken by a post in this browser:',
    { typed: 'Olga' },
  ]);
  expect(plainWords(parts)).toBe('/blog/olga is taken by a post in this browser: Olga');
});
