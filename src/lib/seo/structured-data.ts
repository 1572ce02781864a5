import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ItemList,
  WithContext,
} from 'schema-dts';
import { site } from '#src/config/site.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** What search engines are told of a post. `isoDate` is left out where the written date can't be read. */
export function blogPosting(post: {
  title: string;
  excerpt: string;
  href: string;
  author: string;
  isoDate: string | undefined;
  lastUpdated: string | undefined;
}): WithContext<BlogPosting> {
  const { title, excerpt, href, author, isoDate, lastUpdated = isoDate } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(isoDate && { datePublished: isoDate }),
    ...(lastUpdated && { dateModified: lastUpdated }),
    author: { '@type': 'Organization', name: author },
    mainEntityOfPage: absoluteUrl(href),
  };
}

/** The way to a page, from the home page on; each step with its path. */
export function breadcrumbList(
  steps: readonly { name: string; href: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(href),
    })),
  };
}

/** A page that collects articles of others; only those with an address of their own are listed. */
export function collectionPage(
  page: { title: string; description: string; url: string },
  articles: readonly { headline: string; url?: string | undefined }[],
): WithContext<CollectionPage> {
  const linked = articles.flatMap(({ headline, url }) => (url ? [{ headline, url }] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: absoluteUrl(page.url),
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: linked.length,
      itemListElement: linked.map(({ headline, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: headline,
        url,
      })),
    },
  };
}

/** Posts of ours in their order; each with its path. The caller says how many are told (spec section 9). */
export function itemList(posts: readonly { title: string; href: string }[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: posts.length,
    itemListElement: posts.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(href),
    })),
  };
}
