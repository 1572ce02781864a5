import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { linkAttributes } from '#src/lib/markdown/link-attributes.ts';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** Gives the links of built-in posts what the policy asks for, at build time. */
export const markdownLinks: HastPlugin = {
  name: 'markdown-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const { href } = node.properties;
      if (typeof href !== 'string') return;
      for (const [name, value] of Object.entries(linkAttributes(href))) {
        context.setProperty(node, name, value);
      }
    },
  },
};
