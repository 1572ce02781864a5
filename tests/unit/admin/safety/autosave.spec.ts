import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { autosave } from '#src/admin/safety/autosave.ts';
import { success } from '#src/lib/result.ts';
import { filledForm } from '#tests/support/post-forms.ts';

test.beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.afterEach(() => mock.timers.reset());

const opened = filledForm({ title: '', content: '' });

function setUp() {
  const saved: string[] = [];
  const { $autosave, follow, stop } = autosave((form) => {
    saved.push(form.title);
    return Promise.resolve(success(''));
  });
  return { saved, $autosave, stop, type: (form: PostForm) => follow(form, opened) };
}

test('saves 30 seconds after the last change, and says so for 2', () => {
  const { saved, $autosave, type } = setUp();
  type(filledForm({ title: 'O' }));
  mock.timers.tick(29_999);
  type(filledForm({ title: 'Olga' }));
  mock.timers.tick(29_999);
  expect(saved).toEqual([]);
  mock.timers.tick(1);
  expect(saved).toEqual(['Olga']);
  expect($autosave.get()).toBe('saving');
  mock.timers.tick(1_999);
  expect($autosave.get()).toBe('saving');
  mock.timers.tick(1);
  expect($autosave.get()).toBe('idle');
  // Nothing has changed since.
  mock.timers.tick(120_000);
  expect(saved).toEqual(['Olga']);
});

test('nothing is saved without title and content, nor what was opened, nor once the editor is gone', () => {
  const { saved, type, stop } = setUp();
  type(filledForm({ title: ' ', content: '\n' }));
  mock.timers.tick(60_000);
  type(opened);
  mock.timers.tick(60_000);
  type(filledForm({ title: 'Olga' }));
  stop();
  mock.timers.tick(60_000);
  expect(saved).toEqual([]);
});

test('a title alone is worth saving, and content alone', () => {
  const { saved, type } = setUp();
  type(filledForm({ title: 'Olga', content: '' }));
  mock.timers.tick(30_000);
  expect(saved).toEqual(['Olga']);
  type(filledForm({ title: '', content: 'Shots.' }));
  mock.timers.tick(30_000);
  expect(saved).toEqual(['Olga', '']);
});
