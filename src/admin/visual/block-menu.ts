import { Plugin, PluginKey, Selection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { isBlank, schema } from '#src/admin/visual/schema.ts';
import { blockNames, otherBlockWords } from '#src/admin/visual/words.ts';

/** A block of the menu. */
export type BlockName = keyof typeof blockNames;

/** The open menu. */
export interface OpenMenu {
  /** Where its paragraph begins. */
  readonly from: number;
  /** Whether a slash opened it, which then goes with the choice. */
  readonly hasSlash: boolean;
  /** Whether its paragraph was added for it, which goes if nothing is chosen. */
  readonly isAdded: boolean;
  /** The blocks whose names have what was typed. */
  readonly found: readonly BlockName[];
  /** Which one Enter takes. */
  readonly current: number;
}

type Act = 'open' | 'openAdded' | 'take' | 'close' | 'next' | 'previous';

export const menuKey = new PluginKey<OpenMenu | null>('blockMenu');

const names = Object.keys(blockNames) as BlockName[];

/** The menu of blocks: a slash in an empty paragraph opens it, and what is typed then narrows it. */
export const blockMenu = (): Plugin<OpenMenu | null> =>
  new Plugin<OpenMenu | null>({
    key: menuKey,
    props: {
      handleDOMEvents: {
        blur: (view) => {
          tell('close')(view.state, view.dispatch);
          return false;
        },
      },
    },
    state: {
      init: () => null,
      apply: (tr, open, before, after) => {
        const act = tr.getMeta(menuKey) as Act | undefined;
        if (act === 'close' || act === 'take') return null;
        if (act === 'open' || act === 'openAdded')
          return menuAt(after, { hasSlash: false, isAdded: act === 'openAdded' }, null);
        if (open && act) return moved(open, act === 'next' ? 1 : -1);
        if (open) return menuAt(after, open, open);
        const isTyped = tr.docChanged && wordsAt(after) === '/' && wordsAt(before) === '';
        return isTyped ? menuAt(after, { hasSlash: true, isAdded: false }, null) : null;
      },
    },
    appendTransaction: (changes, before, after) => {
      const open = menuKey.getState(before);
      if (!open?.isAdded || menuKey.getState(after)) return null;
      if (changes.some((one) => one.getMeta(menuKey) === 'take')) return null;
      const from = changes.reduce((pos, { mapping }) => mapping.map(pos, -1), open.from);
      const line = after.doc.nodeAt(from);
      if (!line || !isBlank(line) || after.doc.childCount === 1) return null;
      const { $from } = after.selection;
      const hasCaret = $from.parent === line;
      const tr = after.tr.delete(from, from + line.nodeSize);
      return hasCaret ? tr.setSelection(Selection.near(tr.doc.resolve(from), -1)) : tr;
    },
  });

/** The words of the paragraph with the caret; null elsewhere, and with a selection. */
function wordsAt({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type !== schema.nodes.paragraph) return null;
  return $from.parent.textContent;
}

function menuAt(
  state: EditorState,
  { hasSlash, isAdded }: Pick<OpenMenu, 'hasSlash' | 'isAdded'>,
  before: OpenMenu | null,
): OpenMenu | null {
  const words = wordsAt(state);
  const { $from } = state.selection;
  if (words === null || (hasSlash && !words.startsWith('/'))) return null;
  const from = $from.before();
  if (before && before.from !== from) return null;
  const asked = words.slice(hasSlash ? 1 : 0).toLowerCase();
  const found = names.filter((name) => isFound(name, asked));
  // Whoever goes on with a sentence wants no block.
  if (found.length === 0 && asked.includes(' ')) return null;
  const chosen = before?.found[before.current];
  return {
    from,
    hasSlash,
    isAdded,
    found,
    current: Math.max(0, chosen ? found.indexOf(chosen) : 0),
  };
}

const isFound = (name: BlockName, asked: string) =>
  blockNames[name].toLowerCase().includes(asked) ||
  (otherBlockWords[name] ?? '').split(' ').some((word) => word.startsWith(asked));

const moved = (open: OpenMenu, by: number): OpenMenu => {
  const { length } = open.found;
  return length === 0 ? open : { ...open, current: (open.current + by + length) % length };
};

const tell =
  (act: Act): Command =>
  (state, dispatch) => {
    if (!menuKey.getState(state)) return false;
    dispatch?.(state.tr.setMeta(menuKey, act));
    return true;
  };

/** Closes the menu; the line that was added for it goes, with the caret back at the end of the block above. */
export const closeMenu = tell('close');

/** What keys do while the menu is open; Enter takes the current block. */
export const menuKeys = (take: (name: BlockName) => void): Record<string, Command> => ({
  ArrowDown: tell('next'),
  ArrowUp: tell('previous'),
  Escape: closeMenu,
  Enter: (state) => {
    const open = menuKey.getState(state);
    const name = open?.found[open.current];
    if (name !== undefined) take(name);
    return name !== undefined;
  },
});

/** Opens the menu in an empty paragraph, which it adds below the block with the caret where that has words. */
export const openMenu: Command = (state, dispatch) => {
  const { selection, tr } = state;
  const { $from } = selection;
  const isEmpty = $from.parent.type === schema.nodes.paragraph && isBlank($from.parent);
  if (!isEmpty || !selection.empty) {
    const at = $from.depth === 0 ? selection.to : $from.after(1);
    tr.insert(at, schema.nodes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, at + 1));
  }
  dispatch?.(tr.setMeta(menuKey, tr.docChanged ? 'openAdded' : 'open').scrollIntoView());
  return true;
};
