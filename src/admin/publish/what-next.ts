import { sendMessages } from '#src/admin/publish/later-words.ts';
import type { ReviewedPost } from '#src/admin/publish/review.ts';
import { formatDay } from '#src/lib/posts/dates.ts';

/**
 * What comes after sending: readers get all of it, nothing of it, all of it on one day or several to come, or some of it.
 * @param isPull somebody has to accept it first
 */
export function whatNext(
  sent: readonly Pick<ReviewedPost, 'hash' | 'day'>[],
  isPull: boolean,
): string {
  const { merge, build, next } = sendMessages;
  const days = new Set(sent.map(({ day }) => day));
  const [day] = days;
  const accepted = isPull ? [merge] : [];
  // Only what readers get has a day.
  if (day && !days.has(null))
    return [...accepted, days.size === 1 ? next.later(formatDay(day)) : next.days].join(' ');
  const isOff = sent.every(({ hash }) => hash === null);
  const isLive = days.size === 1 && sent.every(({ hash }) => hash !== null);
  return [...accepted, build, isOff ? next.off : isLive ? next.live : next.mixed].join(' ');
}
