import { expect, test } from '@playwright/test';
import { markdownOnly } from '#src/integrations/markdown-plugins.ts';

const context = { fileURL: new URL('file:///home/ada/site/src/content/posts/a%20cat.mdx') };

for (const [kind, node, found] of [
  ['mdxjsEsm', { value: 'import a from "b"' }, 'an import or export'],
  ['mdxJsxFlowElement', { name: 'Box' }, '<Box>'],
  ['mdxJsxTextElement', { name: null }, '<>'],
  ['mdxFlowExpression', { value: '1 + 1' }, '{1 + 1}'],
  ['mdxTextExpression', { value: 'cat' }, '{cat}'],
] as const) {
  test(`an .mdx post that holds ${found} is refused by its name, with a remedy (${kind})`, () => {
    // Of a node and its context the rule reads these parts only.
    expect(() => markdownOnly[kind](node as never, context as never)).toThrow(
      `src/content/posts/a cat.mdx: holds ${found}, but posts are Markdown only. Take it out; to show the character itself, write \\{ or \\<, or name the file .md.`,
    );
  });
}
