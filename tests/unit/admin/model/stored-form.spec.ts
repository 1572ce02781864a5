import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { storedForm } from '#src/admin/model/stored-form.ts';
import { filledForm } from '#tests/support/post-forms.ts';

test('a form comes back as it was, byte for byte', () => {
  const form = filledForm({ content: '  \u00a0Ñandú \ud83d\ude00\r\n<b>{}</b>\u0000 ' });
  expect(storedForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test('fields that an older editor did not have are empty', () => {
  expect(storedForm({ title: 'Old' })).toEqual({
    title: 'Old',
    slug: '',
    content: '',
    excerpt: '',
    date: '',
    author: '',
    category: '',
    tags: '',
    readTime: '',
    coverImage: '',
    coverAlt: '',
    isFeatured: false,
    images: [],
    isSlugOwn: false,
    isReadTimeOwn: false,
  });
});

test('what is no form, or has a field of another type, is damaged', () => {
  for (const value of [null, undefined, 'a form', 1, [], [filledForm()]])
    expect(storedForm(value)).toBeNull();
  for (const field of [
    { title: 1 },
    { content: ['Meow'] },
    { tags: ['cats'] },
    { isFeatured: 'yes' },
    { images: 'data:,' },
    { images: ['data:,', 2] },
    { images: { 0: 'data:,' } },
  ])
    expect(storedForm({ ...filledForm(), ...field })).toBeNull();
});

test('what an object inherits is no field, and __proto__ is only a name', () => {
  const inherited = Object.create({ title: 'Inherited' }) as object;
  expect(storedForm(inherited)?.title).toBe('');
  const form = storedForm(JSON.parse('{"title":"A","__proto__":{"content":"B"}}'));
  expect(form?.content).toBe('');
});

test('anything at all is a form or null, never an error', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const form = storedForm(value);
      expect(form === null || typeof form.title === 'string').toBe(true);
    }),
  );
});
