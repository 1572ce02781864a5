import { htmlElements } from '#scripts/html-elements.ts';
import type { Answer, Ask } from '#scripts/smoke-client.ts';
import { site } from '#src/config/site.ts';
import { sitemapPages } from '#src/config/sitemap.ts';
import { parsedJson } from '#src/lib/foreign.ts';
import { readPostIndex } from '#src/lib/posts/index-file.ts';
import type { PostHead } from '#src/lib/posts/post.ts';

/** A page of a deployment: its address and what its head says. */
export interface SmokePage {
  readonly path: string;
  readonly answer: Answer;
  readonly canonical: string | undefined;
  readonly card: string | undefined;
  readonly hasPolicy: boolean;
  /** Paths of our own files that it names. */
  readonly files: readonly string[];
}

/** Newest posts whose pages are looked at; more would be a crawl. */
const postsChecked = 30;

/** The posts that a deployment lists, newest first. */
export async function deployedPosts(ask: Ask): Promise<readonly PostHead[]> {
  const { status, body } = await ask('/posts.json');
  const index = status === 200 ? readPostIndex(parsedJson(body.toString())) : null;
  if (!index) throw new Error(`/posts.json answers ${status} and lists no posts`);
  return index.posts;
}

/** Pages of the sitemap's table and of the newest posts, each fetched once. */
export function deployedPages(ask: Ask, posts: readonly PostHead[]): Promise<SmokePage[]> {
  const paths = [
    ...sitemapPages.map(({ path }) => path),
    ...posts.slice(0, postsChecked).map(({ slug }) => `/blog/${slug}`),
  ];
  return Promise.all(paths.map(async (path) => readPage(path, await ask(path))));
}

function readPage(path: string, answer: Answer): SmokePage {
  const elements = htmlElements(answer.body.toString());
  const read = (tag: string, [by, value]: [string, string], attribute: string) =>
    elements
      .find(({ name, attributes }) => name === tag && attributes.get(by) === value)
      ?.attributes.get(attribute);
  const named = elements.flatMap(({ name, attributes }) =>
    name === 'a'
      ? []
      : [attributes.get('href'), attributes.get('src'), attributes.get('component-url')],
  );
  return {
    path,
    answer,
    canonical: read('link', ['rel', 'canonical'], 'href'),
    card: read('meta', ['property', 'og:image'], 'content'),
    hasPolicy: read('meta', ['http-equiv', 'content-security-policy'], 'content') !== undefined,
    files: named.filter((file) => file !== undefined).filter((file) => /^\/[^/]/.test(file)),
  };
}

/** The path of a canonical address, to request it from the deployment; null for an address on another host. */
export function ownPath(address: string): string | null {
  if (!URL.canParse(address, site.url)) return null;
  const { origin, pathname, search } = new URL(address, site.url);
  return origin === site.url ? pathname + search : null;
}
