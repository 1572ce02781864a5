import { Document, isMap, parseDocument, visit } from 'yaml';
import type { Node, YAMLMap } from 'yaml';
import { isRecord } from '#src/lib/foreign.ts';
import type { FrontMatter } from '#src/lib/post-files/front-matter.ts';
import { fieldNames } from '#src/lib/posts/post.ts';

/** Front matter that was read. */
interface ReadFrontMatter {
  readonly data: Record<string, unknown>;
  /** The YAML with other values. A field with undefined goes; what else is written, and how, stays. */
  readonly withChanges: (changes: FrontMatter) => string;
}

/**
 * Reads the YAML between the lines of front matter.
 * @returns a sentence where it can't be read
 */
export function readFrontMatter(yaml: string): ReadFrontMatter | { problem: string } {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) return { problem: error.message };
  if (document.contents !== null && !isMap(document.contents))
    return { problem: 'write lines such as title: "A title"' };
  try {
    const data: unknown = document.toJS();
    return {
      data: isRecord(data) ? data : {},
      withChanges: (changes) => changedYaml(parseDocument(yaml), changes),
    };
  } catch (error) {
    // Too many aliases.
    return { problem: String(error) };
  }
}

/** New front matter. */
export const newFrontMatter = (fields: FrontMatter): string =>
  changedYaml(new Document({}), fields);

const order = [
  ...fieldNames.map((name) => (name === 'coverImage' ? 'cover' : name)),
  'formerSlugs',
];

function changedYaml(document: Document, changes: FrontMatter): string {
  const contents = isMap(document.contents) ? document.contents : document.createNode({});
  document.contents = contents;
  for (const [name, value] of Object.entries(changes)) setValue(document, contents, name, value);
  const yaml = document.toString({
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity,
    flowCollectionPadding: false,
  });
  return yaml.replace(unreadable, escaped);
}

/** Sets a field, or takes it out, and touches nothing that is the same. */
function setValue(document: Document, map: YAMLMap, name: string, value: unknown): void {
  const old = map.get(name, true) as Node | undefined;
  if (value === undefined) map.delete(name);
  else if (isMap(old) && isRecord(value)) {
    for (const { key } of [...old.items]) if (!Object.hasOwn(value, String(key))) old.delete(key);
    for (const [inner, part] of Object.entries(value)) setValue(document, old, inner, part);
  } else if (JSON.stringify(old?.toJS(document)) !== JSON.stringify(value)) {
    const node = quoted(document.createNode(value, { flow: Array.isArray(value) }));
    const { comment, commentBefore, spaceBefore } = old ?? {};
    Object.assign(node, { comment, commentBefore, spaceBefore });
    if (old) map.set(name, node);
    else map.items.splice(placeFor(map, name), 0, document.createPair(name, node));
  }
}

/** After the fields that stand before it in a post; at the end for any other name. */
function placeFor({ items }: YAMLMap, name: string): number {
  const before = order.slice(0, order.indexOf(name));
  return before.length === 0
    ? items.length
    : items.findLastIndex(({ key }) => before.includes(String(key))) + 1;
}

/** Quotes always, because the build's reader takes more unquoted words than this one for numbers and days. */
function quoted<Made extends Node>(node: Made): Made {
  visit(node, {
    Scalar(place, scalar) {
      if (place === 'key' || typeof scalar.value !== 'string') return;
      const isPlain = !/[\p{C}\u2028\u2029]/u.test(scalar.value);
      scalar.type = isPlain ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** What the build's reader refuses to find in YAML; it only stands in double quotes. */
const unreadable = /[\x7f-\x84\x86-\x9f\ufffe\uffff]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
