import { slugMessages } from '#src/admin/model/words.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SlugHolder } from '#src/admin/model/slug-holders.ts';

/** Says who holds an address: '/blog/olga is taken by a post in this browser: Olga'. */
export function slugHolderText(slug: string, holder: SlugHolder): string {
  const who = 'title' in holder ? ` ${holder.title}` : 'to' in holder ? ` ${holder.to}` : '';
  return `${postHref(slug)} ${slugMessages[holder.kind]}${who}`;
}
