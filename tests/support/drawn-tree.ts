import type { Locator } from '@playwright/test';

/** A piece of a drawn text: words, or an element's name, attributes and content. */
export type Drawn = string | readonly [name: string, attributes: readonly string[], ...Drawn[]];

/**
 * The content of an element as data. Only differences that no reader can notice are removed:
 * - neighboring text nodes are joined, because React and the HTML parser cut them differently;
 * - blanks between the parts of a table and at the ends of the text are left out, because the engine writes line ends
 *   there and React refuses them;
 * - attributes are sorted, because their order has no meaning.
 */
export function drawnTree(place: Locator): Promise<Drawn[]> {
  return place.evaluate((element) => {
    // A clone, because React keeps references to the text nodes that it drew.
    const root = element.cloneNode(true) as Element;
    const tableParts = new Set(['TABLE', 'THEAD', 'TBODY', 'TR']);
    function childrenOf(parent: Element): Drawn[] {
      const isEdge = (node: Node) =>
        parent === root && (!node.previousSibling || !node.nextSibling);
      return [...parent.childNodes].flatMap((node): Drawn[] => {
        if (node instanceof Element) return [drawn(node)];
        const words = node.textContent ?? '';
        const isLeftOut = tableParts.has(parent.tagName) || isEdge(node);
        return isLeftOut && words.trim() === '' ? [] : [words];
      });
    }
    function drawn(element: Element): Drawn {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return [element.localName, attributes.toSorted(), ...childrenOf(element)];
    }
    root.normalize();
    return childrenOf(root);
  });
}
