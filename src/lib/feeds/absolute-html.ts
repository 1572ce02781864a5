import { absoluteUrl } from '#src/lib/urls.ts';

/** An opening tag with its attributes; in the engine's HTML a `<` outside of one is always written `&lt;`. */
const openingTag = /<[a-z][a-z\d]*(?:\s+[a-z-]+(?:="[^"]*")?)+\s*>/g;
const attribute = /\s+([a-z-]+)(?:="([^"]*)")?/g;
/** What only our pages know what to do with. */
const ours = new Set(['data-picture', 'data-cover', 'loading', 'decoding', 'tabindex']);

/**
 * A text drawn by the build, made to stand on its own in a feed reader: addresses of ours become absolute, and what only
 * our pages use is left out.
 * @param html HTML of `markdownToHtml`
 * @param home path of the page that an anchor (`#sources`) belongs to
 */
export function absoluteHtml(html: string, home: string): string {
  return html.replace(openingTag, (tag) =>
    tag.replace(attribute, (written, name: string, value: string | undefined) => {
      if (ours.has(name)) return '';
      if (name !== 'href' && name !== 'src') return written;
      return ` ${name}="${absoluteAddress(value ?? '', home)}"`;
    }),
  );
}

function absoluteAddress(written: string, home: string): string {
  if (written.startsWith('#')) return absoluteUrl(home) + written;
  if (!written.startsWith('/')) return written;
  const [path = '', hash] = written.split('#');
  return absoluteUrl(path) + (hash === undefined ? '' : `#${hash}`);
}
