import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
  emptyForm,
  formOf,
  isFormEmpty,
  postOf,
  sameForm,
  samePost,
  storedForm,
} from '#src/admin/model/form.ts';
import { offeredCategory } from '#src/admin/model/form-fields.ts';
import { readPost } from '#src/lib/posts/read-post.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const today = new Date(2026, 10, 21, 23, 59);
const empty = emptyForm(today);
const picture = 'data:image/png;base64,iVBORw0KGgo=';

test('two posts are the same where the editor shows the same of both', () => {
  const texts = [
    'Cats.',
    `Cats. ![x](${picture})`,
    `Cats. ![x](${picture}A)`,
    'Cats. ![x](image:1)',
  ];
  const any = fc.record({
    content: fc.constantFrom(...texts),
    readTime: fc.constantFrom('1 min read', '1 min', '9 min read'),
    date: fc.constantFrom('2026-11-21', 'November 21, 2026'),
    lastUpdated: fc.constantFrom(undefined, '2026-11-22'),
    title: fc.constantFrom('A', 'B'),
  });
  fc.assert(
    fc.property(any, any, (one, other) => {
      const [a, b] = [aPost(one), aPost(other)];
      expect(samePost(a, b)).toBe(sameForm(formOf(a), formOf(b)));
    }),
    { numRuns: 500 },
  );
});

test('a post with another text is told apart before any text is read', () => {
  const read: string[] = [];
  const watched = new Proxy(aPost({ content: 'Cats.' }), {
    get: (post, name, receiver) => {
      read.push(String(name));
      return Reflect.get(post, name, receiver) as unknown;
    },
  });
  expect(samePost(watched, aPost({ content: 'More cats.' }))).toBe(false);
  expect(read).toEqual(['content']);
});

test("a new post has today's date as 'Month D, YYYY', the brand as its author, and the first category", () => {
  expect(empty).toMatchObject({
    title: '',
    slug: '',
    date: 'November 21, 2026',
    author: 'Bodega Cats of New York',
    category: 'feature',
    readTime: '3 min',
    isFeatured: false,
    images: [],
  });
  expect(emptyForm(new Date(2026, 0, 1)).date).toBe('January 1, 2026');
});

test('blank fields get their fallbacks', () => {
  expect(postOf({ ...empty, title: ' ', content: '\n', excerpt: ' ' }, 'x')).toMatchObject({
    id: 'x',
    title: 'Untitled Post',
    slug: 'untitled-post',
    content: 'No content provided.',
    excerpt: 'No excerpt provided.',
    readTime: '3 min',
  });
  expect(postOf({ ...empty, title: 'María’s Cat!' }, 'x').slug).toBe('marias-cat');
  expect(postOf({ ...empty, title: '!!!', slug: '--' }, 'x').slug).toBe('untitled-post');
  expect(postOf({ ...empty, title: 'A', slug: 'Her Own Slug' }, 'x').slug).toBe('her-own-slug');
  expect(postOf({ ...empty, author: ' ' }, 'x').author.name).toBe('Bodega Cats of New York');
});

test('only feature, educational, community and news are saved; anything else falls back to feature', () => {
  for (const category of ['feature', 'educational', 'community', 'news'])
    expect(postOf({ ...empty, category }, 'x').category).toBe(category);
  for (const category of ['culture', 'Working Cats', '', 'News', '__proto__'])
    expect(offeredCategory(category)).toBe('feature');
});

test('a category that the editor doesn’t offer stays only where the writer says so', () => {
  const form = formOf(aPost({ category: 'culture' }));
  expect(postOf(form, 'a-post').category).toBe('feature');
  expect(postOf({ ...form, isCategoryKept: true }, 'a-post').category).toBe('culture');
});

test('tags are separated by commas, trimmed, empties dropped', () => {
  expect(postOf({ ...empty, tags: ' Stores,, Rescue ,law,stores, ' }, 'x').tags).toEqual([
    'stores',
    'rescue',
    'law',
  ]);
  expect(postOf({ ...empty, tags: ' , ' }, 'x').tags).toEqual([]);
});

test('a tag with a comma stays whole as long as it stands there', () => {
  const base = aPost({ tags: ['Hell’s Kitchen, Manhattan', 'stores'] });
  const form = formOf(base);
  expect(form.tags).toBe('Hell’s Kitchen, Manhattan, stores');
  expect(postOf({ ...form, title: 'Another' }, base.id, base).tags).toEqual(base.tags);
  const typed = (tags: string) => postOf({ ...form, tags }, base.id, base).tags;
  expect(typed('stores, law')).toEqual(['stores', 'law']);
  expect(typed('law,Hell’s Kitchen , Manhattan,, stores')).toEqual(['law', ...base.tags]);
  expect(typed('Hell’s Kitchen, stores, Manhattan')).toEqual([
    'Hell’s Kitchen',
    'stores',
    'Manhattan',
  ]);
  const odd = aPost({ tags: ['a', 'a, b', 'x,'] });
  expect(postOf(formOf(odd), odd.id, odd).tags).toEqual(odd.tags);
});

test('reading time is words by 200, rounded up, unless the writer set it', () => {
  const content = 'cat '.repeat(401);
  expect(postOf({ ...empty, content }, 'x').readTime).toBe('3 min');
  const own = { ...empty, content, readTime: 'a coffee', isReadTimeOwn: true };
  expect(postOf(own, 'x').readTime).toBe('a coffee');
  expect(postOf({ ...own, readTime: ' ' }, 'x').readTime).toBe('3 min');
});

test("the editor shows '8 min' of '8 min read', and stores what was given where nobody changed it", () => {
  const post = aPost({ readTime: '8 min read' });
  const form = formOf(post);
  expect(form).toMatchObject({ readTime: '8 min', isReadTimeOwn: true });
  expect(postOf(form, post.id, post).readTime).toBe('8 min read');
  expect(postOf({ ...form, readTime: '9 min' }, post.id, post).readTime).toBe('9 min');
  expect(formOf(aPost({ readTime: '1 min read' }))).toMatchObject({
    readTime: '1 min',
    isReadTimeOwn: false,
  });
});

test("the editor shows 'March 20, 2025' of '2025-03-20', and stores what was given where nobody changed it", () => {
  const post = aPost({ date: '2025-03-20' });
  const form = formOf(post);
  expect(form.date).toBe('March 20, 2025');
  expect(postOf({ ...form, title: 'Another' }, post.id, post).date).toBe('2025-03-20');
  expect(postOf({ ...form, date: ' May 1, 2026 ' }, post.id, post).date).toBe('May 1, 2026');
  // As it was read, which the website takes.
  expect(postOf({ ...form, date: 'Aug 1 2026' }, post.id, post).date).toBe('August 1, 2026');
  expect(postOf({ ...form, date: '' }, post.id, post).date).toBe('');
  const unread = aPost({ date: 'Someday ' });
  expect(formOf(unread).date).toBe('Someday ');
  expect(postOf(formOf(unread), unread.id, unread).date).toBe('Someday ');
});

test('who drew or took the cover is saved as typed, and nobody where it is blank', () => {
  const post = aPost({ coverCredit: 'Jane Doe' });
  const form = formOf(post);
  expect(form.coverCredit).toBe('Jane Doe');
  expect(postOf({ ...form, coverCredit: ' A. Nother ' }, post.id, post).coverCredit).toBe(
    'A. Nother',
  );
  expect(postOf({ ...form, coverCredit: ' ' }, post.id, post).coverCredit).toBeUndefined();
});

test('pictures stand in the text by number, and are joined when it is saved', () => {
  const content = `One ![A cat](${picture}) and ![none](/art/a.svg).`;
  const form = formOf(aPost({ content }));
  expect(form.content).toBe('One ![A cat](image:1) and ![none](/art/a.svg).');
  expect(form.images).toEqual([picture]);
  expect(postOf(form, 'a-post').content).toBe(content);
});

test('a post that is opened and saved untouched stays as it was, but for its category', () => {
  const text = fc.string({ minLength: 1 });
  const value = fc.record(
    {
      title: text,
      slug: text,
      excerpt: text,
      content: text,
      date: text,
      author: fc.record({ name: text, avatar: text }),
      tags: fc.array(text),
      readTime: text,
      coverImage: text,
      coverAlt: text,
      isFeatured: fc.boolean(),
    },
    { requiredKeys: ['title'] },
  );
  fc.assert(
    fc.property(value, (stored) => {
      const post = readPost(stored);
      if (!post || post.title !== post.title.trim()) return;
      const form = formOf(post);
      const saved = postOf(form, post.id, post);
      // Saving again changes nothing.
      expect(postOf(formOf(saved), post.id, saved)).toEqual(saved);
      expect(saved).toMatchObject({
        id: post.id,
        slug: post.slug,
        title: post.title,
        content: post.content,
        isFeatured: post.isFeatured,
      });
    }),
  );
});

test('the avatar and the day of the last update stay; another author has no avatar', () => {
  const base = aPost({ author: { name: 'Ann', avatar: '/ann.webp' }, lastUpdated: '2026-01-01' });
  const form = formOf(base);
  expect(postOf(form, base.id, base)).toMatchObject({
    author: { name: 'Ann', avatar: '/ann.webp' },
    lastUpdated: '2026-01-01',
  });
  expect(postOf({ ...form, author: 'Bea' }, base.id, base).author).toEqual({ name: 'Bea' });
});

test('a form is empty until somebody types; the title’s slug, the date and the author don’t count', () => {
  expect(isFormEmpty(empty)).toBe(true);
  expect(isFormEmpty({ ...empty, date: 'May 1, 2026', author: 'Ann', isFeatured: true })).toBe(
    true,
  );
  expect(isFormEmpty({ ...empty, slug: 'left-over' })).toBe(true);
  for (const typed of [
    { title: 'A' },
    { content: 'A' },
    { excerpt: 'A' },
    { tags: 'A' },
    { coverImage: picture },
    { coverCredit: 'A' },
    { slug: 'own', isSlugOwn: true },
  ])
    expect(isFormEmpty({ ...empty, ...typed })).toBe(false);
});

test('forms are the same where every field and picture is', () => {
  const form = { ...empty, title: 'A', images: [picture, 'b'] };
  expect(sameForm(form, { ...form, images: [picture, 'b'] })).toBe(true);
  for (const change of [
    { title: 'B' },
    { isFeatured: true },
    { isSlugOwn: true },
    { images: [picture] },
    { images: ['b', picture] },
  ])
    expect(sameForm(form, { ...form, ...change })).toBe(false);
});

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
    coverCredit: '',
    coverFocus: '',
    isFeatured: false,
    images: [],
    isSlugOwn: false,
    isReadTimeOwn: false,
    isCategoryKept: false,
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
