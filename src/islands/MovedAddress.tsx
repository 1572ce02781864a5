import { redirectTable } from '#src/config/redirects.ts';
import { readPostIndex, type PostIndex } from '#src/lib/posts/index-file.ts';
import { resolveRedirect } from '#src/lib/redirects/resolve-redirect.ts';

/** Nothing is drawn: the page asks the module where an address moved to. */
export default function MovedAddress() {
  return null;
}

/**
 * Where an address moved to that the host's rules couldn't resolve: other letter cases, names of posts that the rules
 * don't know (design section 2 item 2). A page of ours in another letter case counts as moved too.
 * @param path pathname as the browser reports it
 * @returns a path of ours, or null where the address is simply unknown
 */
export async function movedTo(path: string): Promise<string | null> {
  const target = resolveRedirect(path, redirectTable, await knownPosts());
  if (target !== null) return target;
  const folded = path.toLowerCase();
  return folded !== path && (await isThere(folded)) ? folded : null;
}

/** The built posts; without a network none is known, and the address keeps its letter case. */
async function knownPosts(): Promise<PostIndex['posts']> {
  try {
    return readPostIndex(await (await fetch('/posts.json')).json())?.posts ?? [];
  } catch {
    return [];
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
