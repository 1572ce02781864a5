/** Name of the one policy that may make HTML of text (ui/trusted-html.ts). */
export const trustedPolicyName = 'character-references';

/** Our own pages, because the editor shows a post in one of them, and the map's. */
const frameSource = "frame-src 'self' https://www.openstreetmap.org";

const ownConnections = "connect-src 'self'";

/**
 * What a page of the blog admin may ask besides our own host: GitHub, for publishing.
 * @param api address of GitHub's API
 */
export const adminConnections = ({ origin }: URL) => `${ownConnections} ${origin}` as const;

/**
 * What a page may load. Astro adds script-src and style-src with their hashes to the meta tag. The browser enforces
 * both policies, so the header must not name those two again. The header holds what a meta tag can't, and all that
 * needs no hash, because every byte of the tag is a byte of each page.
 */
export const securityPolicy = {
  metaDirectives: [
    "default-src 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ownConnections,
    frameSource,
  ],
  headerDirectives: [
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    frameSource,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicyName}`,
  ],
} as const;
