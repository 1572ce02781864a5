import { adminMessages } from '#src/admin/shell/words.ts';
import { webmasterWords } from '#src/admin/publish/later-words.ts';
import { $website } from '#src/admin/publish/website.ts';
import { postFileName } from '#src/lib/post-files/post-file.ts';
import { postHref } from '#src/lib/posts/find.ts';
import { absoluteUrl } from '#src/lib/urls.ts';

/** How many posts a message names. */
const named = 20;

/** Asks for an invitation, and for the words that the connection asks for. */
export function accessMessage(titles: readonly string[]): string {
  const { hello, access, needs, account, thanks, waiting } = webmasterWords;
  const posts = titles.length > 0 ? [`${waiting} ${namedTitles(titles)}.`] : [];
  return [hello, [access, ...posts].join(' '), needs, account, thanks].join('\n\n');
}

/** Goes along with a pack. */
export function packMessage(file: string, titles: readonly string[]): string {
  const { hello, attached, posts, putThere, thanks } = webmasterWords;
  return [hello, `${attached} ${file}, ${posts} ${namedTitles(titles)}.`, putThere, thanks].join(
    '\n\n',
  );
}

/** Asks to take posts off the website. Each is named by its address there, which may be another one here. */
export function takeOffMessage(
  posts: readonly { readonly id: string; readonly title: string; readonly slug: string }[],
): string {
  const { hello, takeOff, textStays, thanks } = webmasterWords;
  const list = posts.map(({ id, title, slug }) => {
    const file = postFileName($website.get()?.get(id)?.path ?? '');
    return `“${title}”, ${absoluteUrl(postHref(file?.slug ?? slug))}`;
  });
  return [hello, [takeOff, ...list].join('\n'), textStays, thanks].join('\n\n');
}

function namedTitles(titles: readonly string[]): string {
  const rest = titles.length - named;
  const more = rest > 0 ? [`${rest.toLocaleString('en-US')} ${adminMessages.more}`] : [];
  return [...titles.slice(0, named).map((title) => `“${title}”`), ...more].join(', ');
}
