import type { Locator } from '@playwright/test';

/** What a reader's browser holds of a drawn text: words, or an element's name, attributes and content. */
export type Drawn = string | readonly [name: string, attributes: readonly string[], ...Drawn[]];

/**
 * The content of an element as data. Only what no reader can perceive is evened out:
 * - neighboring pieces of words are one (React and the HTML parser cut them differently);
 * - blanks between the parts of a table, and at the ends of the text, are left out (the engine writes line ends there,
 *   React refuses them);
 * - attributes are sorted (their order has no meaning).
 */
export function drawnTree(place: Locator): Promise<Drawn[]> {
  return place.evaluate((element) => {
    // React keeps hold of the pieces of words: what it drew must stay as it is.
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
