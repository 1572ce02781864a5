import { isOwnPath } from '#src/lib/own-path.ts';

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;
/** Browsers drop these inside an address: `java\tscript:` would run, and `/\t/host` would leave the site. */
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * A link's address if posts may have it: http(s), mailto, tel, a path of ours (`/…`) or an anchor (`#…`).
 * @returns the trimmed address without control characters; null for everything else, such as `//host` and `javascript:`
 */
export function safeLinkUrl(url: string): string | null {
  const address = cleaned(url);
  if (isOwnPath(address) || address.startsWith('#')) return address;
  return linkSchemes.has(schemeOf(address)) ? address : null;
}

/**
 * A picture's address if posts may have it: http(s), a path of ours, or data of PNG, JPEG, GIF or WebP.
 * @returns the trimmed address without control characters; null for everything else, such as SVG data
 */
export function safeImageUrl(url: string): string | null {
  const address = cleaned(url);
  if (isOwnPath(address) || pictureData.test(address)) return address;
  return /^https?:$/.test(schemeOf(address)) ? address : null;
}

const cleaned = (url: string) => url.replace(controlCharacters, '').trim();

/** 'https:' of an address that names a scheme, lowercase; '' of one that doesn't. */
function schemeOf(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0].toLowerCase() ?? '';
}
