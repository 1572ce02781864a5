import { expect, test } from '@playwright/test';
import { EditorState, Selection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { blockMenu, menuKey, menuKeys, openMenu } from '#src/admin/visual/block-menu.ts';
import { markdownKeeper } from '#src/admin/visual/markdown-keeper.ts';

/** A text with the caret at its end. */
function opened(text: string): EditorState {
  const doc = markdownKeeper().read(text);
  return EditorState.create({ doc, plugins: [blockMenu()], selection: Selection.atEnd(doc) });
}

function after(state: EditorState, command: Command | undefined): EditorState {
  let next = state;
  command?.(state, (tr) => {
    next = state.apply(tr);
  });
  return next;
}

for (const [typed, found] of [
  ['/ta', ['table']],
  ['/im', ['picture']],
  ['/pic', ['picture']],
  ['/bul', ['list']],
  ['/divi', ['rule']],
  ['/h3', ['heading3']],
  ['/zz', []],
] satisfies (readonly [string, string[]])[])
  test(`${typed} finds ${found.join() || 'nothing'}`, () => {
    let state = opened('');
    for (const sign of typed) state = state.apply(state.tr.insertText(sign));
    expect(menuKey.getState(state)?.found).toEqual(found);
  });

test('Escape takes away the line that the button added, and no other', () => {
  const { Escape } = menuKeys(() => undefined);
  const start = opened('One');
  const added = after(start, openMenu);
  expect(added.doc.childCount).toBe(2);
  const closed = after(added, Escape);
  expect(menuKey.getState(closed)).toBeNull();
  expect(closed.doc.childCount).toBe(1);
  expect(closed.selection.from).toBe(start.selection.from);
  const typed = added.apply(added.tr.insertText('ta'));
  expect(after(typed, Escape).doc.childCount).toBe(2);
  expect(after(after(opened(''), openMenu), Escape).doc.childCount).toBe(1);
  // A tap on other words closes the menu too.
  const left = added.apply(added.tr.setSelection(start.selection.map(added.doc, added.tr.mapping)));
  expect(menuKey.getState(left)).toBeNull();
  expect(left.doc.childCount).toBe(1);
});
