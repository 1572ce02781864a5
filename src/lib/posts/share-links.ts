import { site } from '#src/config/site.ts';

/**
 * Plain links that share a post; nothing is loaded from another host before a click. They hold only its address, from
 * which those services read the title, because an encoded title would cost bytes on every post.
 * @param url full address of the post, which needs no escapes in a query
 */
export function shareLinks(url: string): { name: string; href: string }[] {
  const subject = encodeURIComponent(site.name);
  return [
    { name: 'E-mail', href: `mailto:?subject=${subject}&body=${url}` },
    { name: 'Bluesky', href: `https://bsky.app/intent/compose?text=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Reddit', href: `https://www.reddit.com/submit?url=${url}` },
  ];
}
