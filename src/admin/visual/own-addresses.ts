import { footerColumns, footerGuides } from '#src/config/navigation.ts';
import { sitemapPages } from '#src/config/sitemap.ts';
import { safeLinkUrl } from '#src/lib/markdown/url-policy.ts';
import { capitalize, searchForm } from '#src/lib/text.ts';

/** Somewhere to link to; an address that was typed is its own name. */
export interface OwnAddress {
  readonly name: string;
  readonly address: string;
}

/** Our pages by the names that the footer gives them. */
const named: readonly OwnAddress[] = [
  ...footerColumns.flatMap(({ items }) => items),
  ...footerGuides,
].flatMap((item) => ('href' in item ? [{ name: item.name, address: item.href }] : []));

/** Those that it doesn't name are called by their address. */
const pages: readonly OwnAddress[] = [
  ...named,
  ...sitemapPages.flatMap(({ path }) =>
    named.some(({ address }) => address === path)
      ? []
      : [{ name: capitalize(path.slice(1).replaceAll(/[-/]/g, ' ')), address: path }],
  ),
];

/** How many are offered. */
const most = 8;

/**
 * Our pages and posts whose name or address has all words asked for; none without words. First come posts that have them
 * in their title, then pages by their name.
 * @param posts newest first
 */
export function findOwn(
  asked: string,
  posts: readonly { readonly title: string; readonly slug: string }[],
): readonly OwnAddress[] {
  const words = searchForm(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = [
    ...posts.map(({ title, slug }) => ({ name: title, address: `/blog/${slug}` })),
    ...pages,
  ];
  const having = (textOf: (own: OwnAddress) => string) =>
    all.filter((own) => {
      const text = searchForm(textOf(own));
      return words.every((word) => text.includes(word));
    });
  const byName = having(({ name }) => name);
  return [...new Set([...byName, ...having(({ name, address }) => `${name} ${address}`)])].slice(
    0,
    most,
  );
}

/** A typed address that posts may have; those of websites and mail get what is missing before them. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (/^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u.test(text))
    return safeLinkUrl(`https://${text}`);
  if (/^[^\s@:/]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return safeLinkUrl(`mailto:${text}`);
  return safeLinkUrl(text);
}
