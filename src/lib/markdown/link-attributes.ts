import { isExternal } from '#src/lib/urls.ts';

/** What a link of a post carries beside its address: a new tab and noopener where it leaves the site (design 2.19). */
export function linkAttributes(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}
