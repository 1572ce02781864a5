import { expect, test } from '@playwright/test';
import { keptWords, olderNames } from '#tests/support/soak/kept-words.ts';
import type { Place } from '#tests/support/soak/kept-words.ts';

const place = (name: string, store: Place['store'], text: string): Place => ({
  name,
  store,
  text,
  kind: store === 'page' ? 'field' : 'copy',
  postIds: [null],
});
const field = place('field of tab 1', 'page', 'w1x w2x');
const names = (words: readonly { readonly name: string }[]) => words.map(({ name }) => name);

/** A model with two words in a field, typed at 0 and 1,500 ms. */
function twoWords() {
  let time = 0;
  const words = keptWords(() => time);
  words.typed('w1x', 'w1x', 1);
  time = 1_500;
  words.typed('w2x', 'w2x', 1);
  expect(words.look([field])).toEqual([]);
  return words;
}

test('what is nowhere is missing, until it is found again', () => {
  const words = twoWords();
  expect(names(words.look([place('a copy', 'database', 'w1x')]))).toEqual(['w2x']);
  expect(words.look([field])).toEqual([]);
});

test('a kill may take what was typed less than two seconds before and is in no store', () => {
  const words = twoWords();
  expect(words.untilSafe()).toBe(2_001);
  expect(names(words.tooYoung([1], 2_001))).toEqual(['w2x']);
  expect(words.tooYoung([2], 2_001)).toEqual([]);
  words.look([field, place('a copy', 'database', 'w2x')]);
  expect(words.tooYoung([1], 2_001)).toEqual([]);
});

test('what the administrator took away is given up once it is gone, and only then', () => {
  const words = twoWords();
  words.mayBeGone(words.tooYoung([1], 3_000), 'killed');
  expect(names(words.look([place('a copy', 'database', 'w2x')]))).toEqual(['w1x']);
  expect([...words.givenUp()]).toEqual([]);
  expect(names(words.look([]))).toEqual(['w1x']);
  expect([...words.givenUp()]).toEqual([['killed', 1]]);
  words.forgetExcuses();
  words.giveUp(
    words.onlyIn(({ name }) => name === 'field of tab 1'),
    'taken back',
  );
  expect(words.look([])).toEqual([]);
});

test('a copy goes on from another one, and from all that this one goes on from', () => {
  const [first, second, third] = [
    place('first', 'database', 'w1x'),
    { ...place('second', 'database', 'w1x w2x'), from: 'first' },
    { ...place('third', 'database', 'w3x'), from: 'second' },
  ];
  expect(olderNames(third, [first, second, third])).toEqual(['second', 'first']);
  expect(olderNames(second, [third])).toEqual(['first']);
  expect(olderNames(first, [second, third])).toEqual([]);
});
