import { site } from '#src/config/site.ts';

/**
 * Plain links that hand a post on (features C9): nothing is loaded from anybody before a click. They carry its address
 * only, from which those services read the title, because every post's document pays for an encoded title.
 * @param url full address of the post, which may stand in a query as it is
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
