import { isOut } from '#src/lib/posts/dates.ts';
import type { ListedPost } from '#src/lib/posts/merge.ts';
import { postSummary } from '#src/lib/posts/summary.ts';
import type { PostCardProps } from '#src/ui/PostCard.tsx';

/** What the card of a post shows, built-in or local. */
export function listedCard(post: ListedPost): PostCardProps {
  const { date, origin } = post;
  const isScheduled = origin !== 'built-in' && !isOut(date, new Date());
  return { ...postSummary(post), origin, isScheduled };
}
