import { redirectTable } from '#src/config/redirects.ts';
import { readPostIndex, type PostIndex } from '#src/lib/posts/index-file.ts';
import { movedPage } from '#src/lib/redirects/moved-page.ts';
import { answersAt } from '#src/stores/answers-at.ts';

/** Draws nothing; the page only calls `movedTo`. */
export default function MovedAddress() {
  return null;
}

/**
 * Where an address of the 404 page moved to (lib/redirects/moved-page.ts).
 * @param path pathname as the browser reports it
 */
export async function movedTo(path: string): Promise<string | null> {
  return movedPage(path, { table: redirectTable, posts: await knownPosts(), answersAt });
}

/** The built posts; an empty list without a network. */
async function knownPosts(): Promise<PostIndex['posts']> {
  try {
    return readPostIndex(await (await fetch('/posts.json')).json())?.posts ?? [];
  } catch {
    return [];
  }
}
