import { site } from '#src/config/site.ts';
import { unescapeHtml } from '#src/lib/html-text.ts';
import type { BuiltPage } from '#tests/support/built-site.ts';
import { pageAddresses } from '#tests/support/page-addresses.ts';
import type { PageAddress } from '#tests/support/page-addresses.ts';

const anyAddress = /\bhttps?:\/\/[^\s"'<>\\)\]]+/g;

/** A built site, as the link check sees it. */
interface LinkedSite {
  readonly pages: readonly BuiltPage[];
  /** Feeds, sitemaps and other texts: every full address in them is checked like one in a page. */
  readonly texts: readonly { readonly file: string; readonly text: string }[];
  /** Addresses of known copies of somebody else's page: nothing on their hosts may be linked. */
  readonly copies: readonly string[];
  /** The status of the host's answer to a path; redirects aren't followed. */
  readonly statusOf: (path: string) => Promise<number>;
}

/** An address of ours, not of a host whose name only begins like ours. */
const ownAddress = new RegExp(
  String.raw`${RegExp.escape(site.url)}(?![\w-]|\.\w)[^\s"'<>\\)\]]*`,
  'g',
);

/**
 * One sentence for every wrong address: `file: what names it "address" why`. An address of ours must answer 200 without
 * a redirect and have the anchor. One on another host must be a full https address, not a copy, and open with noopener.
 */
export async function linkProblems(linked: LinkedSite): Promise<string[]> {
  const check = ownCheck(linked);
  const copyHosts = new Set(linked.copies.map((copy) => new URL(copy).host));
  const problems: string[] = [];
  const report = (file: string, { place, address }: PageAddress, why: string | null) => {
    if (why !== null) problems.push(`${file}: ${place} "${address}" ${why}`);
  };
  for (const page of linked.pages) {
    problems.push(...twinIds(page));
    for (const named of pageAddresses(page.elements)) {
      const url = readAddress(named.address, page.path);
      if (url === null) report(page.file, named, "isn't an address");
      else if (url.origin === site.url)
        report(page.file, named, await check(url, named.kind, page));
      else report(page.file, named, foreignProblem(url, named, copyHosts));
    }
  }
  for (const { file, text } of linked.texts) {
    for (const address of new Set(ownAddresses(text))) {
      const named = { address, place: 'text', kind: 'link', rel: '' } as const;
      report(file, named, await check(new URL(address), named.kind));
    }
    for (const address of new Set(foreignAddresses(text))) {
      // Another program opens it, so noopener isn't needed.
      const named = { address, place: 'text', kind: 'file', rel: '' } as const;
      report(file, named, foreignProblem(new URL(address), named, copyHosts));
    }
  }
  return problems;
}

type OwnCheck = (url: URL, kind: PageAddress['kind'], from?: BuiltPage) => Promise<string | null>;

/** Asks the host for each path once. Of a not-found page's links to itself, only the anchor is checked. */
function ownCheck({ pages, statusOf }: LinkedSite): OwnCheck {
  const idsAt = new Map(pages.map((page) => [page.path, new Set(idsOf(page))]));
  const answers = new Map<string, Promise<number>>();
  return async ({ pathname, search, hash }, kind, from) => {
    // The host serves the file name too, but a page has only one address.
    if (pathname.endsWith('.html')) return "isn't a page's own address";
    const path = pathname + search;
    if (pathname !== from?.path) {
      const answer = answers.get(path) ?? statusOf(path);
      answers.set(path, answer);
      const status = await answer;
      if (status !== 200) return `answers ${status}`;
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id === '' || kind !== 'link' || idsAt.get(pathname)?.has(id) === true) return null;
    return 'leads to no place in its page';
  };
}

function foreignProblem(url: URL, named: PageAddress, copyHosts: ReadonlySet<string>) {
  const { protocol, host, username } = url;
  if (protocol === 'mailto:') {
    // The link that shares a post names no recipient.
    const isToSomebody = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url.pathname);
    return isToSomebody || (url.pathname === '' && url.search !== '') ? null : 'names no mailbox';
  }
  // A city's own service number has three digits and no country.
  if (protocol === 'tel:')
    return /^(?:\+\d+|[2-9]11)$/.test(url.pathname) ? null : 'names no number';
  if (protocol === 'data:' && named.kind === 'file') return null;
  if (protocol !== 'https:') return "isn't https";
  if (!/^[^.]+(?:\.[^.]+)+$/.test(host) || username !== '') return "isn't a public host's address";
  if (copyHosts.has(host)) return 'is a known copy';
  const isSafe = named.kind !== 'link' || named.rel.split(/\s+/).includes('noopener');
  return isSafe ? null : 'opens without noopener';
}

/** The full address, or null if a browser would have to guess. */
function readAddress(address: string, base: string): URL | null {
  const isReadable = address === address.trim() && address !== '' && !/[\s<>"\\]/.test(address);
  return isReadable && URL.canParse(address, site.url + base)
    ? new URL(address, site.url + base)
    : null;
}

function idsOf({ elements }: BuiltPage): string[] {
  return elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
}

function twinIds(page: BuiltPage): string[] {
  const ids = idsOf(page);
  const twins = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  return [...twins].map((id) => `${page.file}: the id "${id}" stands twice`);
}

/** Our full addresses in XML, JSON or plain text, without a punctuation mark at the end. */
function ownAddresses(text: string): string[] {
  return addressesIn(text, ownAddress);
}

/** The same on other hosts, without XML namespaces, which only look like addresses. */
function foreignAddresses(text: string): string[] {
  const all = addressesIn(text.replace(/\bxmlns(?::\w+)?="[^"]*"/g, ''), anyAddress);
  return all.filter((address) => URL.canParse(address) && new URL(address).origin !== site.url);
}

function addressesIn(text: string, pattern: RegExp): string[] {
  return [...unescapeHtml(text).matchAll(pattern)].map(([address]) =>
    address.replace(/[.,;]+$/, ''),
  );
}
