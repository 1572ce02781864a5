import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  ItemList,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts';
import { brand } from '#src/config/brand.ts';
import { logo } from '#src/config/icons.ts';
import { links } from '#src/config/links.ts';
import { site } from '#src/config/site.ts';
import { zonedTime } from '#src/lib/posts/dates.ts';
import { wholeDay } from '#src/lib/press/partial-date.ts';
import { cardPath } from '#src/lib/seo/card-of-page.ts';
import { absoluteUrl } from '#src/lib/urls.ts';
import type { PressArticle } from '#src/schemas/press.ts';

const context = 'https://schema.org';
/** Ids that make all pages mean the same brand and the same site. */
const organizationId = `${site.url}/#organization`;
const webSiteId = `${site.url}/#website`;

/** Who we are, for the home page. Without the e-mail address until the owner has confirmed it. */
export function organization(): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    alternateName: site.shortName,
    url: site.url,
    logo: absoluteUrl(logo.path),
    description: brand.description,
    foundingDate: brand.founded,
    founder: { '@type': 'Person', name: brand.founder },
    sameAs: [links.instagram.url, links.bluesky.url, links.linkHub.url],
  };
}

/** The name under which search engines list our pages, for the home page. */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': webSiteId,
    name: site.name,
    alternateName: [site.shortName, new URL(site.url).host],
    url: site.url,
    inLanguage: site.language,
    publisher: { '@id': organizationId },
  };
}

/** A post. Its picture is its social card, which is wide enough for every search engine. */
export function blogPosting(post: {
  title: string;
  href: string;
  author: string;
  /** ISO day; undefined if the written date can't be read. */
  isoDate: string | undefined;
  lastUpdated?: string | undefined;
  /** Who drew or took the cover, which the card shows. */
  coverCredit?: string | undefined;
}): WithContext<BlogPosting> {
  const { title, href, author, isoDate, lastUpdated = isoDate, coverCredit } = post;
  const card = absoluteUrl(cardPath(href));
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    image:
      coverCredit === undefined
        ? card
        : { '@type': 'ImageObject', contentUrl: card, creditText: coverCredit },
    ...(isoDate && { datePublished: zonedTime(isoDate) }),
    ...(lastUpdated && { dateModified: zonedTime(lastUpdated) }),
    author:
      author === site.name
        ? { '@type': 'Organization', '@id': organizationId, name: author, url: site.url }
        : { '@type': 'Person', name: author },
    publisher: { '@id': organizationId },
    mainEntityOfPage: absoluteUrl(href),
  };
}

/** The way from the home page to a page. Each step has its path, except the last, which is the page itself. */
export function breadcrumbList(
  steps: readonly { name: string; href?: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: absoluteUrl(href) }),
    })),
  };
}

/** Press coverage, as the structured data of a collection needs it. */
type ListedCoverage = Pick<
  PressArticle,
  'headline' | 'url' | 'publication' | 'date' | 'approximate'
>;

/**
 * A page that collects the work of others. Only what has an address is listed, and a date only if the whole day is
 * known.
 */
export function collectionPage(
  page: { title: string; description: string; url: string },
  coverage: readonly ListedCoverage[],
): WithContext<CollectionPage> {
  const linked = coverage.filter(({ url }) => url !== undefined);
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name: page.title,
    description: page.description,
    url: absoluteUrl(page.url),
    isPartOf: { '@type': 'WebSite', '@id': webSiteId, name: site.name, url: site.url },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: linked.length,
      itemListElement: linked.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: creativeWork(article),
      })),
    },
  };
}

/** A CreativeWork, because search engines would take an Article for one of ours. */
function creativeWork({ headline, url, publication, ...dated }: ListedCoverage): CreativeWork {
  const day = wholeDay(dated);
  return {
    '@type': 'CreativeWork',
    headline,
    ...(url && { url }),
    ...(day && { datePublished: zonedTime(day) }),
    publisher: { '@type': 'Organization', name: publication },
  };
}

/** Some of our posts, in their order, each with its path. */
export function itemList(posts: readonly { title: string; href: string }[]): WithContext<ItemList> {
  return {
    '@context': context,
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
