import type { fundraiser } from '#src/config/campaign.ts';
import { formatDay } from '#src/lib/posts/dates.ts';

/**
 * What the fundraiser banner says on a given day. Once the last day has passed, the banner says so and no longer asks
 * for a gift.
 * @param today 'YYYY-MM-DD'; on the last day itself the fundraiser is still running
 */
export function fundraiserView({ goal, raised, endsOn }: typeof fundraiser, today: string) {
  const ended = endsOn < today;
  return {
    goal: `${goal.line}, ${ended ? 'ended' : 'ends'} ${formatDay(endsOn)}`,
    raised: `It raised roughly ${raised.text}: two reports of our own give different totals.`,
    open: !ended,
  };
}
