import { satteri } from '@astrojs/markdown-satteri';
import { footnotePrefix } from '#src/lib/markdown/element-rules.ts';
import {
  captionRules,
  elementRules,
  linkRules,
  marginRules,
  markdownOnly,
  sizeRules,
  sourceRules,
  textRules,
} from '#src/integrations/markdown-plugins.ts';

/**
 * The engine that draws built-in posts, with the policy of `lib/markdown`. Smart punctuation is off because the
 * browser's engine has none. Front matter is off because Astro has already read it.
 */
export const markdownEngine = satteri({
  mdastPlugins: [markdownOnly, textRules],
  hastPlugins: [linkRules, captionRules, elementRules, sizeRules, sourceRules, marginRules],
  features: {
    gfm: { footnotes: { clobberPrefix: footnotePrefix } },
    smartPunctuation: false,
    frontmatter: false,
  },
});

/** Off, because the browser's engine has none, and because it writes style attributes, which the policy forbids. */
export const syntaxHighlight = false;

/**
 * Draws a text with that engine, at build time.
 * @param text Markdown, as a post holds it
 * @returns HTML; addresses are as written, so those of our own pages are relative
 */
export async function markdownToHtml(text: string): Promise<string> {
  const renderer = await markdownEngine.createRenderer({ syntaxHighlight });
  return (await renderer.render(text)).code;
}
