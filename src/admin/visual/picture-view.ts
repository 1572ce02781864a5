import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { pictureAddress } from '#src/admin/model/picture-address.ts';
import { visualMessages } from '#src/admin/visual/words.ts';
import { pictureMessages } from '#src/config/messages.ts';

function toolOf(words: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = words;
  button.addEventListener('click', act);
  return button;
}

/** What the buttons of a picture ask for. */
interface PictureDoors {
  /** Is told the picture's place in the document. */
  readonly onWords: (pos: number) => void;
  /** Chooses another picture. @param put takes its name */
  readonly onReplace: (put: (src: string) => void) => void;
}

/**
 * Draws pictures in the text, with the data that the post's pictures have now. One that is selected has buttons for its
 * words, to take another one in its place, and to remove it.
 */
export function pictureViews({ onWords, onReplace }: PictureDoors) {
  let images: readonly string[] = [];
  const views = new Set<() => void>();
  /** The picture that has just been put in, which has no height until its data is drawn. */
  let awaited: string | null = null;

  function view(first: Node, editor: EditorView, posOf: () => number | undefined): NodeView {
    let node = first;
    const dom = document.createElement('span');
    dom.className = 'visual-figure';
    const picture = document.createElement('img');
    picture.className = 'visual-picture';
    picture.addEventListener('error', () => {
      if (!picture.src.endsWith(pictureMessages.placeholder))
        picture.src = pictureMessages.placeholder;
    });
    picture.addEventListener('load', () => {
      if (awaited !== node.attrs.src || picture.src.endsWith(pictureMessages.placeholder)) return;
      awaited = null;
      dom.scrollIntoView({ block: 'nearest' });
    });
    const caption = document.createElement('span');
    caption.className = 'hint';
    const tools = document.createElement('span');
    tools.className = 'visual-picture-tools';
    tools.hidden = true;
    // The picture stays selected.
    tools.addEventListener('mousedown', (event) => event.preventDefault());
    tools.append(
      toolOf(visualMessages.words, () => onWords(posOf() ?? 0)),
      toolOf(visualMessages.replace, () =>
        onReplace((src) => {
          const pos = posOf();
          if (pos === undefined) return;
          editor.dispatch(editor.state.tr.setNodeAttribute(pos, 'src', src));
          // They may tell of the other one.
          onWords(pos);
        }),
      ),
      toolOf(visualMessages.remove, () => {
        const pos = posOf();
        if (pos === undefined) return;
        editor.dispatch(editor.state.tr.delete(pos, pos + node.nodeSize));
        editor.focus();
      }),
    );
    dom.append(tools, picture, caption);
    const select = (isSelected: boolean) => {
      dom.classList.toggle('ProseMirror-selectednode', isSelected);
      tools.hidden = !isSelected || !editor.editable;
    };
    const draw = () => {
      const source = pictureAddress(String(node.attrs.src), images);
      const src = source ?? pictureMessages.placeholder;
      if (picture.getAttribute('src') !== src) picture.src = src;
      picture.alt = String(node.attrs.alt);
      picture.title = source === null ? visualMessages.elsewhere : picture.alt;
      caption.textContent = String(node.attrs.title ?? '');
    };
    draw();
    views.add(draw);
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      selectNode: () => select(true),
      deselectNode: () => select(false),
      stopEvent: ({ target }) => target instanceof Element && tools.contains(target),
      destroy: () => views.delete(draw),
    };
  }

  return {
    view,
    /** Scrolls to a picture once it is drawn. */
    reveal: (src: string) => {
      awaited = src;
    },
    /** Data of image:1, image:2 … */
    show: (data: readonly string[]) => {
      if (data === images) return;
      images = data;
      for (const draw of views) draw();
    },
  };
}
