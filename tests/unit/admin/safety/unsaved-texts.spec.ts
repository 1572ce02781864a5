import fc from 'fast-check';
import { sameForm } from '#src/admin/model/form.ts';
import type { StoredDraft } from '#src/admin/safety/draft.ts';
import { isOutdated } from '#src/admin/safety/outdated-copies.ts';
import {
  copiesByKey,
  isBareStateOf,
  newestCopies,
  newestStateOf,
  olderStates,
  safetyCopyOf,
  withoutOlderStates,
} from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { newestApart, newestNew, unsavedTexts } from '#src/admin/safety/unsaved-texts.ts';
import { expect, test } from '#tests/support/linear-work.ts';
import { filledForm } from '#tests/support/post-forms.ts';

const place = { start: 3, end: 5, fieldTop: 120, pageTop: 40 };

/** A text of a new post, which says its key unless something else is given. */
function text(key: string, at: number, given: Partial<SafetyCopy> & { content?: string } = {}) {
  const { content = key, ...rest } = given;
  const form = filledForm({ content });
  const copy: SafetyCopy = { key, at, postId: null, title: form.title, form, ...rest };
  return copy;
}

/** A draft that the editor 'writer' has stored. */
function draftAt(at: number, content = 'draft'): StoredDraft {
  const copy = text(`draft writer ${at}`, at, { content });
  return { form: copy.form, text: content, copy, writer: 'writer' };
}

/** The texts in the panel: what they say, and whether they are the draft or what becomes of it. */
const panel = (copies: readonly SafetyCopy[], draft: StoredDraft | null) =>
  unsavedTexts(copies, draft, new Set()).map(({ form, isDraft, draft: drafted }) =>
    [
      form.content,
      ...(isDraft ? ['isDraft'] : []),
      ...(drafted === null ? [] : ['drafted']),
    ].join(),
  );

test('two texts are shown, of more the newest alone', () => {
  expect(newestApart(['a', 'b'])).toEqual([['a', 'b'], []]);
  expect(newestApart(['a', 'b', 'c'])).toEqual([['a'], ['b', 'c']]);
});

test('each text is one entry, newest first, the draft among them', () => {
  expect(panel([], null)).toEqual([]);
  expect(panel([text('b', 9), text('a', 2)], draftAt(5))).toEqual([
    'b',
    'draft,isDraft,drafted',
    'a',
  ]);
});

test('the draft and the copy of its editor are one text: the newer state stands', () => {
  const draft = draftAt(5);
  expect(panel([text('writer', 7)], draft)).toEqual(['writer,drafted']);
  expect(panel([text('writer', 4)], draft)).toEqual(['draft,isDraft,drafted']);
  expect(panel([text('other', 7, { content: 'draft' })], draft)).toEqual(['draft,isDraft,drafted']);
  expect(panel([text('next', 7, { from: draft.copy.key })], draft)).toEqual(['next,drafted']);
});

test('two texts that went on from one draft both stand', () => {
  const draft = draftAt(5);
  const on = { from: draft.copy.key };
  expect(panel([text('b', 8, on), text('a', 7, on)], draft)).toEqual(['b,drafted', 'a,drafted']);
});

test('a new post begins with the newest text of one that was not put aside, be it the draft', () => {
  const draft = draftAt(5);
  const begun = (...copies: SafetyCopy[]) => newestNew(copies, draft)?.key ?? 'draft';
  expect(begun(text('writer', 7))).toBe('writer');
  expect(begun(text('writer', 4))).toBe('draft');
  expect(begun(text('other', 7), text('writer', 4))).toBe('other');
  expect(begun(text('olga', 9, { postId: 'olga' }), text('aside', 8, { left: 'aside' }))).toBe(
    'draft',
  );
  const next = text('next', 7, { from: draft.copy.key });
  const last = text('last', 8, { from: 'next' });
  expect(begun(text('other', 2), last, next)).toBe('last');
  expect(panel([text('other', 9), last, next], draft)).toEqual(['other', 'last,drafted']);
  // The draft's editor has put another text into its fields since.
  const gone = text('writer', 8, { from: 'other' });
  expect(panel([gone], draft)).toEqual(['writer', 'draft,isDraft,drafted']);
  expect(newestNew([text('other', 9)], null)?.key).toBe('other');
  expect(newestNew([], null)).toBeNull();
});

test('what was erased and what was typed in its place are one text, unless much less stands there', () => {
  const erased = text('erased', 3, { left: 'erased', content: 'one two three four' });
  const after = (content: string) => text('writer', 7, { from: 'erased', content });
  expect(panel([erased], null)).toEqual(['one two three four']);
  expect(newestNew([erased], null)?.key).toBe('erased');
  expect(panel([after('five six'), erased], null)).toEqual(['five six']);
  // One key too many.
  expect(panel([after('x'), erased], null)).toEqual(['x', 'one two three four']);
  expect(olderStates(after('x'), copiesByKey([erased]))).toEqual([]);
  // Nothing but what stood beside it.
  expect(panel([after(''), erased], null)).toEqual(['one two three four']);
  const olga = { postId: 'olga' };
  expect(
    panel(
      [
        { ...after(''), ...olga },
        { ...erased, ...olga },
      ],
      null,
    ),
  ).toEqual(['one two three four']);
});

test('of two new texts with the same words, the one that says more stands', () => {
  const bare = { ...text('bare', 9), form: filledForm({ content: 'same', excerpt: '', tags: '' }) };
  expect(panel([bare, text('whole', 3, { content: 'same' })], null)).toEqual(['same']);
  expect(newestNew([bare, text('whole', 3, { content: 'same' })], null)?.key).toBe('whole');
});

test('what the draft goes on from is an older state of it', () => {
  const draft = draftAt(5);
  const later = { ...draft, copy: { ...draft.copy, from: 'first' } };
  expect(panel([text('first', 3)], later)).toEqual(['draft,isDraft,drafted']);
  expect(panel([text('writer', 7, { from: 'first' }), text('first', 3)], later)).toEqual([
    'writer,drafted',
  ]);
});

test('a new text without words is no entry beside another one that says all that it does', () => {
  const winter = { title: 'Winter', content: ' ', readTime: '3 min', isReadTimeOwn: false };
  const bare = { ...text('bare', 9), form: filledForm({ ...winter, tags: '' }) };
  const whole = { ...text('whole', 3), form: filledForm({ title: 'Winter', content: 'whole' }) };
  const spring = { ...text('spring', 2), form: filledForm({ content: 'spring' }) };
  expect(panel([bare, whole, spring], null)).toEqual(['whole', 'spring']);
  expect(panel([bare, spring], null)).toEqual([' ', 'spring']);
  const olga = { postId: 'olga' };
  expect(
    panel(
      [
        { ...bare, ...olga },
        { ...whole, ...olga },
      ],
      null,
    ),
  ).toEqual([' ', 'whole']);
  // A draft that only has the title is an older state too, and a new post begins with the text.
  const draft = { ...draftAt(5), form: bare.form };
  const loaded = { ...draft, copy: { ...draft.copy, form: bare.form } };
  expect(panel([whole], loaded)).toEqual(['whole,drafted']);
  expect(newestNew([whole], loaded)?.key).toBe('whole');
});

test('equal texts of one post are one entry, those of two posts are two', () => {
  const same = { content: 'same' };
  const olga = { ...same, postId: 'olga' };
  expect(panel([text('c', 3, olga), text('b', 2, olga), text('a', 1, same)], null)).toEqual([
    'same',
    'same',
  ]);
});

/** The rule for texts without a draft, each compared with every other one. */
function eachWithEach(copies: readonly SafetyCopy[]) {
  const newest = copies.filter(
    (copy) => !copies.some((one) => olderStates(one, copiesByKey([copy])).length > 0),
  );
  const isTwice = (copy: SafetyCopy, place: number) =>
    newest
      .slice(0, place)
      .some(({ postId, form }) => postId === copy.postId && sameForm(form, copy.form));
  return newest.filter(
    (copy, place) => !isTwice(copy, place) && !newest.some((one) => isBareStateOf(copy, one)),
  );
}

test('texts that can say no more than another one are not compared with it, and the same ones stand', () => {
  const words = fc.constantFrom('', ' ', 'a', 'b');
  const anyCopy = fc.record(
    {
      postId: fc.constantFrom(null, 'olga'),
      from: fc.constantFrom(...Array.from({ length: 10 }, (_, key) => String(key))),
      left: fc.constant('erased' as const),
      title: words,
      content: words,
      excerpt: words,
      images: fc.constantFrom([], ['data:,']),
    },
    { requiredKeys: ['postId', 'title', 'content', 'excerpt', 'images'] },
  );
  fc.assert(
    fc.property(fc.array(anyCopy, { maxLength: 10 }), (drawn) => {
      const copies = newestCopies(
        drawn.map(({ title, content, excerpt, images, ...rest }, place) => ({
          ...text(String(place), place),
          form: filledForm({ title, content, excerpt, images }),
          ...rest,
        })),
      );
      const keys = (texts: readonly SafetyCopy[]) => texts.map(({ key }) => key);
      expect(keys(unsavedTexts(copies, null, new Set()))).toEqual(keys(eachWithEach(copies)));
    }),
    { numRuns: 300 },
  );
});

test('thousands of texts are told apart in a time that grows as their number does', ({
  expectLinear,
}) => {
  const kinds: readonly ((number: number) => Partial<SafetyCopy> & { content?: string })[] = [
    () => ({}),
    (number) => ({ postId: `post-${number}` }),
    () => ({ postId: 'olga' }),
    (number) => ({ from: `key ${number - 1}` }),
    (number) => ({ form: filledForm({ title: `Cat ${number}`, content: '' }) }),
    () => ({ content: 'same' }),
  ];
  const found = expectLinear(
    (count) =>
      kinds.map((kind) => {
        const copies = Array.from({ length: count }, (_, number) =>
          text(`key ${number}`, number, kind(number)),
        );
        return unsavedTexts(copies.toReversed(), draftAt(5), new Set()).length;
      }),
    1_600,
  );
  expect(found).toEqual([1_601, 1_601, 1_601, 2, 1_601, 2]);
});

test('a text from before its post was saved is marked', () => {
  const [one] = unsavedTexts([text('a', 1, { postId: 'olga' })], null, new Set(['a']));
  expect(one?.isOutdated).toBe(true);
});

test('a text is older than the saved one by the clock, unless it was begun on that', () => {
  expect(isOutdated(text('a', 6), 5)).toBe(false);
  expect(isOutdated(text('a', 4), 5)).toBe(true);
  expect(isOutdated(text('a', 4), null)).toBe(false);
  // The clock was set back meanwhile, or was ahead while the post was saved.
  expect(isOutdated(text('a', 4, { begunOn: 5 }), 5)).toBe(false);
  expect(isOutdated(text('a', 4, { begunOn: 3 }), 5)).toBe(true);
  // Typed on in an editor that knows nothing of the save.
  expect(isOutdated(text('a', 6, { begunOn: 3 }), 5)).toBe(false);
});

test('an older state of a text is left out while a newer one is there, however often it went on', () => {
  const first = text('first', 1);
  const second = text('second', 2, { from: 'first' });
  const third = text('third', 3, { from: 'second' });
  expect(withoutOlderStates([third, second, first])).toEqual([third]);
  expect(withoutOlderStates([second, first])).toEqual([second]);
  expect(olderStates(third, copiesByKey([third, second, first]))).toEqual([second, first]);
  // Its editor has typed on since.
  const typedOn = text('first', 9);
  expect(withoutOlderStates([second, typedOn])).toEqual([second, typedOn]);
  expect(olderStates(second, copiesByKey([second, typedOn]))).toEqual([]);
});

test('where somebody was writing and what it was begun on is kept with a text; what can’t be is left out', () => {
  const whole = text('a', 1, { from: 'b', begunOn: 5, left: 'erased', place });
  expect(safetyCopyOf('a', whole)).toEqual(whole);
  for (const odd of [{ ...place, start: -1 }, { ...place, end: '5' }, 'top', null])
    expect(safetyCopyOf('a', { ...whole, place: odd })).toEqual(
      text('a', 1, { from: 'b', begunOn: 5, left: 'erased' }),
    );
  expect(safetyCopyOf('a', { ...whole, from: 7, begunOn: 'once', left: 'home' })).toEqual(
    text('a', 1, { place }),
  );
});

test('an address that asks for an older state leads to what was typed last', () => {
  const [older, newer, other] = [text('a', 1), text('b', 2, { from: 'a' }), text('c', 3)];
  expect(newestStateOf('a', [other, newer, older])).toBe(newer);
  expect(newestStateOf('a', [other, older])).toBe(older);
  expect(newestStateOf('gone', [other, newer, older])).toBeUndefined();
});
