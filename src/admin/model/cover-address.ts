import { isExternal } from '#src/lib/urls.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';

/** Kinds of cover: none, an uploaded picture as data, a picture of this site, or one of two kinds that don't show. */
export type CoverKind = 'none' | 'data' | 'own' | 'otherHost' | 'refused';

/** Says whether readers can see a cover: the rules for posts and the site's policy (img-src) must both allow it. */
export function coverKind(address: string): CoverKind {
  if (address.trim() === '') return 'none';
  const url = safeImageUrl(address);
  if (url === null) return 'refused';
  if (url.startsWith('data:')) return 'data';
  return isExternal(url) ? 'otherHost' : 'own';
}

/** How many bytes a base64 data URL holds. */
export function dataUrlBytes(url: string): number {
  const data = url.slice(url.indexOf(',') + 1).replace(/(?<!=)=+$/, '');
  return Math.floor((data.length * 3) / 4);
}
