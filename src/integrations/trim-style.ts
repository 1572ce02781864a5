import { cssRules, selectorsOf } from '#src/integrations/css-rules.ts';

/** Where the names of a page come from. */
interface PageTexts {
  /** The page without its styles; its inline scripts are part of it. */
  readonly markup: string;
  /** The script files of its islands. */
  readonly scripts: readonly string[];
}

/** At-rules whose blocks hold rules; the blocks of all others are kept as they are. */
const nesting = /^@(?:media|supports|layer|container)\b/;
/** What a functional pseudo-class says of other elements is no reason to drop a rule. */
const pseudoArguments = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
/** The reset of an element stays on every page: posts of this browser may bring elements that the page hasn't. */
const bareElement = /^[a-z][a-z\d-]*$/;
/** Elements and values that a script makes without naming them: a heading from its level, a state from a boolean. */
const computedElements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const computedValues = ['true', 'false'];

/**
 * Takes out of a style sheet the selectors that name an element, a class, an id or an attribute which the page doesn't
 * know. In doubt a rule stays: a word anywhere in the page is enough, and one that ends in a hyphen stands for all that
 * begin so, because a script may write `toast-${kind}`. Comments go too: Tailwind's
 * mark stands there though no page holds a line of its own.
 * @param css as the bundler minified it
 */
export function trimStyle(css: string, { markup, scripts }: PageTexts): string {
  const words = new Set([markup, ...scripts].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  for (const value of computedValues) words.add(value);
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const made = scripts.length > 0 ? computedElements : [];
  const elements = new Set([
    ...tags,
    ...made,
    ...scripts.flatMap((text) => text.match(/\w+/g) ?? []),
  ]);
  const beginnings = [...words].filter((word) => /\w-$/.test(word));
  return keptRules(css.replace(comment, ''), ({ kind, name }) => {
    if (kind === '') return elements.has(name);
    if (kind === ':') return name !== 'disabled' || words.has(name);
    return [name, datasetName(name)].some(
      (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
    );
  });
}

/** How a script reads and writes an attribute: `data-waking` is `dataset.waking`. */
const datasetName = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function keptRules(css: string, isKnown: (name: SelectorName) => boolean): string {
  return cssRules(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (nesting.test(prelude)) {
        const inner = keptRules(body, isKnown);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter(
        (one) => bareElement.test(one) || namesOf(one).every(isKnown),
      );
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

/** Nothing in a minified sheet's strings looks like one. */
const comment = /\/\*[\s\S]*?\*\//g;

/** A part of a selector; its kind is what it begins with: nothing for an element, `=` for an attribute's value. */
interface SelectorName {
  readonly kind: string;
  readonly name: string;
}

/** What an element must be and have to be meant. Nothing is asked of a selector with an escaped name. */
function namesOf(selector: string): SelectorName[] {
  const plain = selector.replace(pseudoArguments, '');
  if (plain.includes('\\')) return [];
  const names = plain.matchAll(/(::?|[.#[]|[~|^$*]?=["']?|(?<![\w-]))([a-z_][\w-]*)/gi);
  return [...names].map(([, kind = '', name = '']) => ({ kind: kind.charAt(0), name }));
}
