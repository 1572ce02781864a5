import { feeds } from '#src/config/feeds.ts';
import { manifestPath } from '#src/config/icons.ts';
import { securityPolicy } from '#src/config/security-policy.ts';

/** Headers for the paths that match `path`: exact, or everything below a trailing `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sent with every answer. The page's own meta tag holds the rest of the policy (security-policy.ts). */
export const securityHeaders = {
  'Content-Security-Policy': securityPolicy.headerDirectives.join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * Sent with every page (lib/headers/host-headers.ts names them), never with files: readers of feeds show our pictures on
 * their own sites. A rule for everything would say it too, and what a host does with two values is nowhere said.
 */
export const pageHeaders = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

/** One year, in seconds: for files whose name changes with their content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
/** Spec section 9: "Page status 200 for home and news; Cache-Control max-age 86400". */
const oneDay = { 'Cache-Control': 'public, max-age=86400' } as const;
const noIndex = { 'X-Robots-Tag': 'noindex' } as const;
const rss = { 'Content-Type': 'application/rss+xml; charset=utf-8' } as const;

const speculationPath = '/speculation-rules.json';
/** Which links the browser may fetch ahead (public/speculation-rules.json); the admin's pages don't name it. */
export const speculationRules = {
  path: speculationPath,
  headers: { 'Speculation-Rules': `"${speculationPath}"` },
} as const;

/** Data that pages of anybody may read by script. */
const openData = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
} as const;

/**
 * Rules for single paths, after the ones for everything. Every other page revalidates: that is the host's own default,
 * and no rule repeats it, so that no path ever gets two cache rules. The host sends a rule's headers with a 404 too, so
 * a cache rule never ends in `/*`: it names a file that is there (lib/headers/host-headers.ts adds the hashed ones).
 */
export const headerRules = [
  { path: '/', headers: oneDay },
  { path: '/news', headers: oneDay },
  { path: feeds.blog.path, headers: rss },
  { path: feeds.news.path, headers: rss },
  { path: feeds.blogJson.path, headers: { 'Content-Type': 'application/feed+json' } },
  // Not every host's table of types has this ending.
  { path: manifestPath, headers: { 'Content-Type': 'application/manifest+json' } },
  {
    path: speculationRules.path,
    headers: { ...oneDay, 'Content-Type': 'application/speculationrules+json' },
  },
  { path: feeds.newsJson.path, headers: openData },
  { path: '/admin/*', headers: noIndex },
  { path: '/blog-admin/*', headers: noIndex },
] as const satisfies readonly HeaderRule[];
