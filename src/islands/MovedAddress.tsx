import { redirectTable } from '#src/config/redirects.ts';
import { movedPage } from '#src/lib/redirects/moved-page.ts';
import { answersAt } from '#src/stores/answers-at.ts';
import { loadBuiltInPosts } from '#src/stores/built-in-posts.ts';

/** Draws nothing; the page only calls `movedTo`. */
export default function MovedAddress() {
  return null;
}

/**
 * Where an address of the 404 page moved to (lib/redirects/moved-page.ts).
 * @param path pathname as the browser reports it
 */
export async function movedTo(path: string): Promise<string | null> {
  // Where no post is known, the address keeps its letter case.
  const { posts } = await loadBuiltInPosts();
  return movedPage(path, { table: redirectTable, posts: posts ?? [], answersAt });
}
