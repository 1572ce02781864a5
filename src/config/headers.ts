import { feeds } from '#src/config/feeds.ts';
import { manifestPath } from '#src/config/icons.ts';
import { securityContact } from '#src/config/security-contact.ts';
import { securityPolicy } from '#src/config/security-policy.ts';

/** Headers for the paths that match `path`: exact, with one name for `:page`, or everything below a trailing `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sent with every answer. The page's own meta tag holds the rest of the policy (security-policy.ts). */
export const securityHeaders = {
  'Content-Security-Policy': securityPolicy.headerDirectives.join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * Sent with every page (lib/headers/host-headers.ts lists them), never with files, because feed readers show our
 * pictures on their own sites. It can't be in a rule for everything: no host documents what it does with two values.
 */
export const pageHeaders = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** One year, in seconds: for files whose name changes with their content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
/** For home and news. */
const oneDay = { 'Cache-Control': 'public, max-age=86400' } as const;
const noIndex = { 'X-Robots-Tag': 'noindex' } as const;
const rss = { 'Content-Type': 'application/rss+xml; charset=utf-8' } as const;

const speculationPath = '/speculation-rules.json';
/** Which links the browser may fetch ahead (public/speculation-rules.json); the admin's pages don't name it. */
export const speculationRules = {
  path: speculationPath,
  headers: { 'Speculation-Rules': `"${speculationPath}"` },
} as const;

/** Data that scripts on any site may read. */
const openData = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
} as const;

/**
 * Rules for single paths, after the ones for everything. All other pages revalidate, which is the host's default; no
 * rule repeats it, so that no path gets two cache rules. A cache rule never ends in `/*`, because the host sends a
 * rule's headers with a 404 too: it names one file (lib/headers/host-headers.ts adds the hashed ones).
 */
export const headerRules = [
  { path: '/', headers: oneDay },
  { path: '/news', headers: oneDay },
  { path: feeds.blog.path, headers: rss },
  { path: feeds.news.path, headers: rss },
  { path: feeds.blogJson.path, headers: { 'Content-Type': 'application/feed+json' } },
  // Not every host knows the type of this file ending.
  { path: manifestPath, headers: { 'Content-Type': 'application/manifest+json' } },
  {
    path: speculationRules.path,
    headers: { ...oneDay, 'Content-Type': 'application/speculationrules+json' },
  },
  { path: securityContact.path, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  { path: feeds.newsJson.path, headers: openData },
  { path: '/admin/*', headers: noIndex },
  // Three rules that never overlap: not every host takes the folder itself for a part of /blog-admin/*.
  { path: '/blog-admin', headers: noIndex },
  { path: '/blog-admin/:page', headers: noIndex },
  { path: '/blog-admin/edit/*', headers: { ...pageHeaders, ...noIndex } },
] as const satisfies readonly HeaderRule[];
