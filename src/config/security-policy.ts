/**
 * What a page may load (design section 7). Astro adds script-src and style-src with their hashes to the meta tag; two
 * policies intersect, so the header must not name those two again. The header carries what a meta tag can't
 * hold, and what no hash depends on: every byte of the tag is a byte of each page.
 */
export const securityPolicy = {
  metaDirectives: [
    "default-src 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
  ],
  headerDirectives: [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    'frame-src https://www.openstreetmap.org',
    "require-trusted-types-for 'script'",
  ],
} as const;
