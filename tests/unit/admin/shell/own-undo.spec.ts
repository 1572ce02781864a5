import { expect, test } from '@playwright/test';
import { fieldHistory } from '#src/admin/shell/own-undo.ts';

/** A field in which somebody types, one key at a time, and the text that is left. */
function field(first = '') {
  const history = fieldHistory(first);
  let text = first;
  let at = first.length;
  const put = (from: number, to: number, words: string, inputType: string) => {
    const before = { start: at, end: at };
    text = text.slice(0, from) + words + text.slice(to);
    at = from + words.length;
    history.note(text, before, inputType, at);
  };
  const step = (isUndo: boolean) => {
    const change = history.take(isUndo);
    if (!change) return null;
    text = text.slice(0, change.from) + change.words + text.slice(change.to);
    at = change.end;
    return text;
  };
  return {
    type: (words: string, kind = 'insertText') => {
      for (const letter of words) put(at, at, letter, letter === '\n' ? 'insertLineBreak' : kind);
    },
    back: (times: number) => {
      for (let done = 0; done < times; done += 1) put(at - 1, at, '', 'deleteContentBackward');
    },
    paste: (words: string) => put(at, at, words, 'insertFromPaste'),
    set: (words: string) => {
      text = words;
      history.note(text, null, '', 0);
    },
    go: (place: number) => (at = place),
    undo: () => step(true),
    redo: () => step(false),
    caret: () => at,
  };
}

test('what is typed in one go is one step, and what is deleted, pasted or put in by a script another', () => {
  const { type, back, paste, set, undo, redo, caret } = field('Olga ');
  type('has a chairs');
  back(1);
  paste(' at the register');
  set('Olga has a shelf');
  expect([undo(), undo(), undo(), undo(), undo()]).toEqual([
    'Olga has a chair at the register',
    'Olga has a chair',
    'Olga has a chairs',
    'Olga ',
    null,
  ]);
  expect(caret()).toBe(5);
  expect([redo(), redo()]).toEqual(['Olga has a chairs', 'Olga has a chair']);
  type('!');
  expect(redo()).toBeNull();
  expect(undo()).toBe('Olga has a chair');
});

test('another line, another place and another word of an input method are steps of their own', () => {
  const lines = field();
  lines.type('one\ntwo');
  expect([lines.undo(), lines.undo()]).toEqual(['one\n', '']);

  const places = field();
  places.type('ab');
  places.go(0);
  places.type('cd');
  expect([places.undo(), places.undo()]).toEqual(['ab', '']);

  const composed = field();
  composed.type('ねこ', 'insertCompositionText');
  composed.type('!');
  expect([composed.undo(), composed.undo()]).toEqual(['ねこ', '']);
});
