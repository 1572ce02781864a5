import { pathsOf } from '#src/admin/publish/commits.ts';
import type { ReviewedPost } from '#src/admin/publish/review.ts';

/** What leaving a post out needs to know of each. */
type Coupled = Pick<ReviewedPost, 'id' | 'change' | 'mine' | 'theirs'>;

/**
 * The posts that go or stay with a post, itself among them: where one takes the address or a file that another leaves,
 * one without the other would leave a broken website.
 */
export function coupledWith(posts: readonly Coupled[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  const held = new Set<string>();
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const post of posts)
      if (found.has(post.id)) for (const name of namesOf(post)) held.add(name);
    for (const post of posts) if (namesOf(post).some((name) => held.has(name))) found.add(post.id);
  }
  return found;
}

/** Its files, and its addresses, which no file can be called. */
const namesOf = ({ change, mine, theirs }: Coupled): string[] => [
  ...pathsOf(change),
  ...[mine, theirs].flatMap((post) => (post ? [`/${post.slug}`] : [])),
];
