import { isExternal } from '#src/lib/urls.ts';

/** The attributes of a link besides its address: a new tab and noopener if it leaves the site. */
export function linkAttributes(href: string): { target?: '_blank'; rel?: 'noopener' } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}
