import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { pictureAddress } from '#src/admin/model/picture-address.ts';
import { visualMessages } from '#src/admin/visual/words.ts';
import { pictureMessages } from '#src/config/messages.ts';

/** Draws pictures in the text, with the data that the post's pictures have now. */
export function pictureViews() {
  let images: readonly string[] = [];
  const views = new Set<() => void>();

  function view(first: Node): NodeView {
    let node = first;
    const dom = document.createElement('img');
    dom.className = 'visual-picture';
    dom.addEventListener('error', () => {
      if (!dom.src.endsWith(pictureMessages.placeholder)) dom.src = pictureMessages.placeholder;
    });
    const draw = () => {
      const source = pictureAddress(String(node.attrs.src), images);
      const src = source ?? pictureMessages.placeholder;
      if (dom.getAttribute('src') !== src) dom.src = src;
      dom.alt = String(node.attrs.alt);
      dom.title = source === null ? visualMessages.elsewhere : dom.alt;
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
      destroy: () => views.delete(draw),
    };
  }

  return {
    view,
    /** Data of image:1, image:2 … */
    show: (data: readonly string[]) => {
      if (data === images) return;
      images = data;
      for (const draw of views) draw();
    },
  };
}
