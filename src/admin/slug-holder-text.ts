import { slugMessages } from '#src/config/editor-messages.ts';
import { postHref } from '#src/lib/posts/find.ts';
import type { SlugHolder } from '#src/lib/posts/slug-holders.ts';

/** Says who holds an address: '/blog/olga is taken by a post in this browser: Olga'. */
export function slugHolderText(slug: string, holder: SlugHolder): string {
  const rest = {
    local: () => `${slugMessages.local} ${titleOf(holder)}`,
    builtIn: () => `${slugMessages.builtIn} ${titleOf(holder)}`,
    reserved: () => slugMessages.reserved,
    redirect: () => `${slugMessages.redirect} ${'to' in holder ? holder.to : ''}`,
  };
  return `${postHref(slug)} ${rest[holder.kind]()}`;
}

const titleOf = (holder: SlugHolder) => ('title' in holder ? holder.title : '');
