import { newestInFeed } from '#src/config/feeds.ts';
import { itemGuid, type FeedItem } from '#src/lib/feeds/feed-item.ts';
import { parseDay } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/**
 * The newest posts with their whole texts.
 * @param posts newest first
 * @param draw turns Markdown into HTML
 */
export function postItems(
  posts: readonly Post[],
  draw: (markdown: string) => Promise<string>,
): Promise<FeedItem[]> {
  return Promise.all(
    posts.slice(0, newestInFeed).map(async (post) => {
      const { href, category, isoDate } = postSummary(post);
      return {
        guid: itemGuid('post', post.id),
        title: post.title,
        url: absoluteUrl(href),
        summary: post.excerpt,
        content: absoluteHtml(await draw(post.content), href),
        isoDate,
        isoUpdated: parseDay(post.lastUpdated ?? '') ?? undefined,
        author: post.author.name,
        categories: [category, ...post.tags],
      };
    }),
  );
}

/** An opening tag with its attributes. Outside of tags, the engine's HTML writes every `<` as `&lt;`. */
const openingTag = /<[a-z][a-z\d]*(?:\s+[a-z-]+(?:="[^"]*")?)+\s*>/g;
const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g;
/** Attributes that only our own pages use. */
const ours = new Set(['data-picture', 'data-cover', 'loading', 'decoding', 'tabindex']);

/** Around and before a picture: a feed reader takes the picture itself. */
const sizes = /<\/?picture>|<source [^>]*>/g;

/**
 * Prepares a text drawn by the build for feed readers: our addresses become absolute, and what only our pages use is
 * left out.
 * @param html HTML of `markdownToHtml`
 * @param home path of the page that an anchor (`#sources`) belongs to
 */
export function absoluteHtml(html: string, home: string): string {
  return html.replace(sizes, '').replace(openingTag, (tag) =>
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
