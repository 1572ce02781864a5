import { isExternal } from '#src/lib/urls.ts';
import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';

/** What a cover's address is: nothing, data of a picture of one's own, a picture of this site, or one that isn't shown. */
export type CoverKind = 'none' | 'data' | 'own' | 'otherHost' | 'refused';

/** Says what readers get of a cover: the policy for posts, and the site's own (img-src: nothing from other hosts). */
export function coverKind(address: string): CoverKind {
  if (address.trim() === '') return 'none';
  const url = safeImageUrl(address);
  if (url === null) return 'refused';
  if (url.startsWith('data:')) return 'data';
  return isExternal(url) ? 'otherHost' : 'own';
}

/** How many bytes a data URL in base64 stands for. */
export function dataUrlBytes(url: string): number {
  const data = url.slice(url.indexOf(',') + 1);
  return Math.floor((data.length * 3) / 4) - (/=*$/.exec(data)?.[0].length ?? 0);
}
