import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { pictureSize } from '#src/integrations/picture-sizes.ts';
import { headingIds } from '#src/lib/markdown/heading-ids.ts';
import {
  boxAround,
  captionOf,
  elementProperties,
  headingDepth,
  holdsWords,
  isForbiddenLink,
} from '#src/lib/markdown/element-rules.ts';
import { marginMark, placesBeside } from '#src/lib/posts/margin.ts';

type MdastPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number];
type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** Changes a text before it becomes elements: sets heading levels, and shows HTML as words. */
export const textRules: MdastPlugin = {
  name: 'text-rules',
  heading(node, context) {
    context.setProperty(node, 'depth', headingDepth(node.depth));
  },
  html(node, context) {
    const text = { type: 'text', value: node.value } as const;
    const isInline = holdsWords(context.parent(node).type);
    return isInline ? text : { type: 'paragraph', children: [text] };
  },
  image(node, context) {
    // Astro reads addresses before elements are made, and would stop at one that it can't decode. So the rule applies
    // here as well, and a lone % is encoded now, because the engine does that only later.
    const properties = { src: node.url.replace(/%(?![\da-f]{2})/gi, '%25') };
    const { src } = elementProperties({ tagName: 'img', properties }) ?? {};
    if (typeof src === 'string') context.setProperty(node, 'url', src);
  },
};

/** Removes links that aren't allowed and keeps their words. A pass of its own, because it moves nodes. */
export const linkRules: HastPlugin = {
  name: 'link-rules',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (isForbiddenLink(node)) context.replaceNode(node, [...node.children]);
    },
  },
};

/** Makes figures of pictures with captions. A pass of its own, because it replaces nodes. */
export const captionRules: HastPlugin = {
  name: 'caption-rules',
  element: {
    filter: ['p'],
    visit(node, context) {
      const caption = captionOf(node);
      const [picture] = node.children;
      if (caption === null || picture?.type !== 'element') return;
      const { title: _, ...properties } = picture.properties;
      const words = { type: 'text', value: caption } as const;
      context.replaceNode(node, {
        type: 'element',
        tagName: 'figure',
        properties: {},
        children: [
          { type: 'element', tagName: 'img', properties, children: [] },
          { type: 'element', tagName: 'figcaption', properties: {}, children: [words] },
        ],
      });
    },
  },
};

/** Changes the elements made of a text: anchors, links, pictures, tables, code. */
export const elementRules: HastPlugin = () => {
  const idOf = headingIds();
  return {
    name: 'element-rules',
    element: [
      {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node, context) {
          if (node.properties.id === undefined)
            context.setProperty(node, 'id', idOf(context.textContent(node)));
        },
      },
      {
        filter: ['a', 'img', 'th', 'td', 'pre', 'input', 'h2', 'section'],
        visit(node, context) {
          for (const [name, value] of Object.entries(elementProperties(node) ?? {}))
            context.setProperty(node, name, value);
        },
      },
      {
        filter: ['table', 'img'],
        visit(node, context) {
          const box = boxAround(node);
          if (box === null) return;
          const { tagName, properties } = box;
          context.wrapNode(node, { type: 'element', tagName, properties, children: [] });
        },
      },
    ],
  };
};

/** Says how large a picture of a post is. */
export const sizeRules: HastPlugin = {
  name: 'size-rules',
  element: {
    filter: ['img'],
    async visit(node, context) {
      const size = await pictureSize(String(node.properties.src));
      for (const [name, value] of Object.entries(size ?? {}))
        context.setProperty(node, name, value);
    },
  },
};

/** Puts the sizes of a picture before it. A pass of its own, because its box must be there. */
export const sourceRules: HastPlugin = {
  name: 'source-rules',
  element: {
    filter: ['img'],
    visit(node, context) {
      for (const properties of boxAround(node)?.before ?? [])
        context.insertBefore(node, {
          type: 'element',
          tagName: 'source',
          properties,
          children: [],
        });
    },
  },
};

/**
 * Marks where the pieces of a post's margin stand, each before the block whose words it names, or after it where that
 * block is the first of the text, which begins with words, or the first under a heading: in a narrow window two headings
 * would meet. Who draws a text without its front matter, a feed for instance, draws no piece.
 */
export const marginRules: HastPlugin = () => {
  const placed = new Set<number>();
  let isFirst = true;
  return {
    name: 'margin-rules',
    element: {
      filter: ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote', 'figure'],
      visit(node, context) {
        if (context.parent(node).type !== 'root') return;
        const insert = isFirst ? 'insertAfter' : 'insertBefore';
        isFirst = /^h\d$/.test(node.tagName);
        if (isFirst) return;
        const words = context.textContent(node);
        for (const [place, beside] of placesBeside(context.data.astro?.frontmatter).entries()) {
          if (placed.has(place) || beside === null || !words.includes(beside)) continue;
          placed.add(place);
          context[insert](node, {
            type: 'element',
            tagName: marginMark,
            properties: { 'data-margin': String(place) },
            children: [],
          });
        }
      },
    },
  };
};

/** Ends the build at an .mdx post that holds more than Markdown: the admin's preview could not draw it. */
export const markdownOnly = {
  name: 'markdown-only',
  mdxjsEsm: (_node, { fileURL }) => refuse('an import or export', fileURL),
  mdxJsxFlowElement: ({ name }, { fileURL }) => refuse(`<${name ?? ''}>`, fileURL),
  mdxJsxTextElement: ({ name }, { fileURL }) => refuse(`<${name ?? ''}>`, fileURL),
  mdxFlowExpression: ({ value }, { fileURL }) => refuse(`{${value}}`, fileURL),
  mdxTextExpression: ({ value }, { fileURL }) => refuse(`{${value}}`, fileURL),
} satisfies MdastPlugin;

function refuse(found: string, file: URL | undefined): never {
  const name = decodeURI(file?.pathname.replace(/^.*\/(?=src\/)/, '') ?? 'A post');
  throw new Error(
    `${name}: holds ${found}, but posts are Markdown only. Take it out; to show the character itself, write \\{ or \\<, or name the file .md.`,
  );
}
