import { formatDay, hasPassed } from '#src/lib/posts/dates.ts';

/** What the page needs to know of the fundraiser. */
interface FundraiserFacts {
  readonly goal: { readonly line: string; readonly value: number };
  readonly raised: { readonly text: string; readonly value: readonly [number, number] };
  /** Last day, 'YYYY-MM-DD'. */
  readonly endsOn: string;
}

/**
 * What the fundraiser banner says on a given day (design section 2 item 10): a date that has passed says so, and nothing
 * asks for a gift any more.
 * @param today 'YYYY-MM-DD'; the last day itself still counts as running
 */
export function fundraiserView({ goal, raised, endsOn }: FundraiserFacts, today: string) {
  const ended = hasPassed(endsOn, today);
  return {
    goal: `${goal.line}, ${ended ? 'ended' : 'ends'} ${formatDay(endsOn)}`,
    raised: `It raised roughly ${raised.text}: two reports of our own give different totals.`,
    open: !ended,
  };
}
