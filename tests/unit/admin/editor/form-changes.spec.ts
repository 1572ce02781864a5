import { expect, test } from '@playwright/test';
import { changeForm } from '#src/admin/editor/form-changes.ts';
import { emptyForm, formOf, missingFields } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const empty = emptyForm(new Date(2026, 10, 21));
const missing = (form: PostForm) => missingFields(form).map(({ field }) => field);

test('the slug follows the title until the writer sets it, and again once it is emptied', () => {
  const titled = changeForm(empty, { title: 'Who feeds María?' });
  expect(titled.slug).toBe('who-feeds-maria');
  const own = changeForm(titled, { slug: 'maria' });
  expect(changeForm(own, { title: 'Another title' }).slug).toBe('maria');
  const emptied = changeForm(own, { slug: '' });
  expect(emptied.slug).toBe('');
  expect(changeForm(emptied, { title: 'Another title' }).slug).toBe('another-title');
});

test('a slug that is taken back follows the title again', () => {
  const titled = changeForm(empty, { title: 'Zorro' });
  const own = changeForm(titled, { slug: 'prince' });
  const { slug, isSlugOwn } = titled;
  expect(changeForm(own, { slug, isSlugOwn })).toEqual(titled);
});

test('the slug of a post that exists doesn’t follow its title', () => {
  expect(changeForm(formOf(aPost()), { title: 'Renamed' }).slug).toBe('a-post');
});

test('the reading time follows the text until the writer sets it', () => {
  const written = changeForm(empty, { content: 'cat '.repeat(801) });
  expect(written.readTime).toBe('5 min');
  const own = changeForm(written, { readTime: '12 min' });
  expect(own.isReadTimeOwn).toBe(true);
  expect(changeForm(own, { content: 'cat' }).readTime).toBe('12 min');
  const emptied = changeForm(own, { readTime: '' });
  expect(changeForm(emptied, { content: 'cat' }).readTime).toBe('1 min');
  expect(changeForm(written, { content: '' }).readTime).toBe('3 min');
});

test('title, content and excerpt are required, in that order; blanks are nothing', () => {
  expect(missing(empty)).toEqual(['title', 'content', 'excerpt']);
  expect(missing({ ...empty, title: 'A', content: ' \n', excerpt: '\t' })).toEqual([
    'content',
    'excerpt',
  ]);
  expect(missing({ ...empty, title: 'A', content: 'B', excerpt: 'C' })).toEqual([]);
});
