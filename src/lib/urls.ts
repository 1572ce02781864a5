import { site } from '#src/config/site.ts';

/** A path without its trailing slashes, as canonical addresses are written; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(^|[^/])\/+$/, '$1') || '/';
}

/**
 * The full canonical address of a path on our site.
 * @param address a path such as `/about/` or a full address, which is kept
 * @returns the address without a trailing slash; the home page is the bare root
 */
export function absoluteUrl(address: string): string {
  const url = new URL(address, site.url);
  return url.pathname === '/'
    ? `${url.origin}${url.search}`
    : withoutTrailingSlash(url.origin + url.pathname) + url.search;
}

/**
 * Tells whether a link leaves the site, so that it opens a new tab with noopener. An address that can't be read counts
 * as leaving, because posts hold what somebody typed.
 */
export function isExternal(address: string): boolean {
  if (!URL.canParse(address, site.url)) return true;
  const { protocol, origin } = new URL(address, site.url);
  return /^https?:$/.test(protocol) && origin !== site.url;
}
