import { formatDay, hasPassed } from '#src/lib/posts/dates.ts';

/** What the page needs to know about the fundraiser. */
interface FundraiserFacts {
  readonly goal: { readonly line: string };
  readonly raised: { readonly text: string };
  /** Last day, 'YYYY-MM-DD'. */
  readonly endsOn: string;
}

/**
 * What the fundraiser banner says on a given day. Once the last day has passed, the banner says so and no longer asks
 * for a gift.
 * @param today 'YYYY-MM-DD'; on the last day itself the fundraiser is still running
 */
export function fundraiserView({ goal, raised, endsOn }: FundraiserFacts, today: string) {
  const ended = hasPassed(endsOn, today);
  return {
    goal: `${goal.line}, ${ended ? 'ended' : 'ends'} ${formatDay(endsOn)}`,
    raised: `It raised roughly ${raised.text}: two reports of our own give different totals.`,
    open: !ended,
  };
}
