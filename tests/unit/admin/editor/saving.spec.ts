import { expect, test } from '@playwright/test';
import { savedWords } from '#src/admin/editor/saved-words.ts';
import { saving } from '#src/admin/editor/saving.ts';
import type { OpenedPost } from '#src/admin/model/admin-posts.ts';
import { formOf } from '#src/admin/model/form.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import { plainWords } from '#src/lib/typed-words.ts';
import { $toasts } from '#src/stores/toasts.ts';
import { filledForm } from '#tests/support/post-forms.ts';
import { aPost, aReadyPost } from '#tests/support/sample-posts.ts';

type Parts = Parameters<typeof saving>[0];

const opened: OpenedPost = { post: aPost(), origin: 'local', opened: { id: 'a-post' } };

/** Saving in an editor that is open and free; what it asks of the browser is noted. */
function setUp(parts: Partial<Parts> = {}) {
  $toasts.set([]);
  const noted: string[] = [];
  const state = { isOpen: true, isReadOnly: false };
  const saved = saving({
    opened: null,
    form: () => filledForm(),
    isShown: () => undefined,
    editor: () => state,
    onSaved: () => noted.push('saved'),
    save: (post, theirs) => {
      noted.push(`save ${post.id} over ${theirs?.post.title ?? 'nothing'}`);
      return Promise.resolve(success(post));
    },
    holder: () => Promise.resolve(success(null)),
    newId: (slug) => Promise.resolve(`new-${slug}`),
    savedWords: () => Promise.resolve('Said.'),
    open: (path) => noted.push(`open ${path}`),
    focus: (field) => noted.push(`focus ${field}`),
    ...parts,
  });
  return { ...saved, noted, state };
}
const told = () =>
  $toasts.get().map(({ title, text }) => `${plainWords(title)}: ${plainWords(text)}`);

test('a new post is saved under a free id, told, and the dashboard opens', async () => {
  const { save, noted, $saving } = setUp({ form: () => filledForm({ slug: 'olga' }) });
  await save();
  expect(noted).toEqual(['save new-olga over nothing', 'saved', 'open /blog-admin']);
  expect($toasts.get()).toMatchObject([
    {
      title: 'Success',
      text: 'Blog post created. Said.',
      action: { label: 'View', href: '/blog/olga' },
    },
  ]);
  // The fields stay fixed until the editor closes.
  expect($saving.get().isSaving).toBe(true);
});

test('an opened post keeps its id and replaces what was opened', async () => {
  const { save, noted } = setUp({ opened });
  await save();
  expect(noted[0]).toBe('save a-post over A post');
  expect(told()).toEqual(['Success: Blog post updated. Said.']);
});

test('a post that stays hidden has no page to view, until it is shown', async () => {
  const hidden = { ...opened, opened: { id: 'a-post', isPublished: false } };
  const savedWords: Parts['savedWords'] = (post, written, isShown) => {
    expect(post.id).toBe('a-post');
    expect(written).toEqual(filledForm());
    return Promise.resolve(isShown ? 'Shown.' : 'Hidden.');
  };
  await setUp({ opened: hidden, savedWords }).save();
  expect($toasts.get()).toMatchObject([{ text: 'Blog post updated. Hidden.' }]);
  expect($toasts.get()[0]).not.toHaveProperty('action');
  await setUp({ opened: hidden, savedWords, isShown: () => true }).save();
  expect($toasts.get()).toMatchObject([
    { text: 'Blog post updated. Shown.', action: { label: 'View' } },
  ]);
});

test('a saved post has its day named, what changed, and what the website refuses or what comes next', () => {
  const said = (given: Partial<Post>, isShown = true) => {
    const post = aReadyPost(given);
    return savedWords(post, formOf(post), isShown, new Date('2026-11-27T12:00:00Z'));
  };
  expect(said({ date: '2026-11-27' })).toBe('Readers see it once you publish it to the website.');
  expect(said({ date: '2026-11-27' }, false)).toBe(
    'It is hidden in this browser. Readers see it once you publish it to the website.',
  );
  expect(said({ date: '2026-12-03' })).toBe(
    'Scheduled for December 3, 2026, once you publish it to the website.',
  );
  expect(said({ date: '2026-12-03', tags: [] })).toBe(
    'Scheduled for December 3, 2026. Not ready for the website yet: Tags.',
  );
  expect(said({ date: '12', excerpt: 'Meow.', category: 'legal' })).toBe(
    'Its category is Feature now. Not ready for the website yet: Excerpt (Write 120 to 160 characters. It has 5), Date.',
  );
});

for (const [field, sentence] of [
  ['title', 'Title is required'],
  ['content', 'Content is required'],
  ['excerpt', 'Excerpt is required'],
] as const) {
  test(`without ${field} nothing is saved: ${sentence}`, async () => {
    const { save, noted, $saving } = setUp({ form: () => filledForm({ [field]: '  ' }) });
    await save();
    expect(noted).toEqual([`focus ${field}`]);
    expect(told()).toEqual([`Error: ${sentence}`]);
    expect($saving.get()).toMatchObject({ isChecked: true, isSaving: false });
  });
}

test('what was refused for a field goes once something stands there, and not before', async () => {
  let form = filledForm({ excerpt: '' });
  const { save, heedTyping } = setUp({ form: () => form });
  await save();
  form = filledForm({ excerpt: '  ' });
  heedTyping();
  expect(told()).toEqual(['Error: Excerpt is required']);
  form = filledForm({ excerpt: 'She has a chair.' });
  heedTyping();
  expect(told()).toEqual([]);
});

test('a second press while it saves does nothing', async () => {
  const held = Promise.withResolvers<ReturnType<typeof success<null>>>();
  const { save, noted, isSavingNow } = setUp({ holder: () => held.promise });
  const first = save();
  await save();
  expect(isSavingNow()).toBe(true);
  held.resolve(success(null));
  await first;
  expect(noted.filter((note) => note.startsWith('save '))).toHaveLength(1);
});

test('an address that somebody holds leads back to the slug', async () => {
  const { save, noted } = setUp({
    form: () => filledForm({ slug: 'olga' }),
    holder: () => Promise.resolve(success({ kind: 'local', title: 'Olga' })),
  });
  await save();
  expect(noted).toEqual(['focus slug']);
  expect(told()).toEqual(['Error: /blog/olga is taken by a post in this browser: Olga']);
});

test('a full storage is a problem that stays, and goes with the next try', async () => {
  const answers = [failure('full' as const), success(aPost())];
  const { save, $saving } = setUp({
    save: () => Promise.resolve(answers.shift() ?? failure('blocked' as const)),
  });
  await save();
  expect($saving.get()).toMatchObject({ problem: 'full', isSaving: false });
  await save();
  expect($saving.get().problem).toBe(null);
});

test('what another tab saved since is a conflict; a new post asks for another address instead', async () => {
  const save = () => Promise.resolve(failure('changed' as const));
  const known = setUp({ opened, save });
  await known.save();
  expect(known.$saving.get().hasConflict).toBe(true);
  expect(told()).toEqual([]);
  const fresh = setUp({ save });
  await fresh.save();
  expect(fresh.noted).toEqual(['focus slug']);
  expect(told()).toEqual([
    'Error: A post has just been saved under this address. Choose another address.',
  ]);
});

test('a post that another tab took over while its address was looked up is not saved', async () => {
  const { save, noted, state } = setUp({
    opened,
    holder: () => {
      state.isReadOnly = true;
      return Promise.resolve(success(null));
    },
  });
  await save();
  expect(noted).toEqual([]);
  expect(told()[0]).toMatch(
    /^Error: This post was not saved\. This post was taken over by another tab/,
  );
});

test('who has left hears what became of it, and stays where they are', async () => {
  const good = setUp({
    holder: () => {
      good.state.isOpen = false;
      return Promise.resolve(success(null));
    },
  });
  await good.save();
  expect(good.noted).not.toContain('open /blog-admin');
  const bad = setUp({
    opened,
    save: () => {
      bad.state.isOpen = false;
      return Promise.resolve(failure('full' as const));
    },
    form: () => filledForm({ title: 'Olga' }),
  });
  await bad.save();
  expect(told()).toEqual([
    'Not saved: Olga: Storage is full, so nothing was changed. Make room, then try again. What you typed will be there when you open it again.',
  ]);
  const action = $toasts.get()[0]?.action;
  if (action && 'run' in action) action.run();
  expect(bad.noted).toEqual(['open /blog-admin/edit/a-post']);
  const taken = setUp({
    opened,
    holder: () => {
      taken.state.isOpen = false;
      return Promise.resolve(success({ kind: 'local', title: 'Bruno' }));
    },
    form: () => filledForm({ title: 'Olga', slug: 'olga' }),
  });
  await taken.save();
  expect(told()[0]).toMatch(
    /^Not saved: Olga: \/blog\/olga is taken by a post in this browser: Bruno/,
  );
  expect(taken.noted).toEqual([]);
});
