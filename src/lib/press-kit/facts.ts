import { brand } from '#src/config/brand.ts';
import { bills } from '#src/config/campaign-record.ts';
import { figures, fundraiser } from '#src/config/campaign.ts';
import type { Figure } from '#src/config/campaign.ts';
import type { Source } from '#src/config/sources.ts';
import { formatDay } from '#src/lib/posts/dates.ts';
import { formatPartialDate } from '#src/lib/press/partial-date.ts';

/** One row of the press kit's fact table, whose style tells groups of them by their place. */
export interface PressFact {
  label: string;
  value: string;
  /** What more there is to say of the value. */
  rest?: string;
  /** As shown: 'April 17, 2026', 'March 2025', 'undated'. */
  asOf: string;
  source: Source;
}

const ownPressKit: Source = { name: 'our press kit of that time' };
const figureFact = (label: string, { text, asOf, source }: Figure): PressFact => ({
  label,
  value: text,
  asOf: formatPartialDate(asOf),
  source,
});

/** The fact table of page and archive, every row with its date and source. */
export function pressFacts(): PressFact[] {
  return [
    { label: 'Founded', value: brand.founded, asOf: 'about March 2025', source: ownPressKit },
    { label: 'Founder', value: brand.founder, asOf: 'about March 2025', source: ownPressKit },
    figureFact('Stores documented', figures.shopsDocumented),
    figureFact('Petition signatures', figures.signatures),
    figureFact('Petition signatures, latest count', figures.latestSignatures),
    figureFact('Followers', figures.followers),
    figureFact('Followers on Instagram, in the press', figures.followersInPress),
    figureFact('Reach, together with partner accounts', figures.reach),
    figureFact('History walks, per person from', figures.toursFrom),
    {
      label: 'Fundraiser for store cats',
      // What was announced: the source is older than the last day, and can't say that it ended.
      value: fundraiser.goal.line,
      rest: `by ${formatDay(fundraiser.endsOn)}`,
      asOf: formatPartialDate(fundraiser.goal.asOf),
      source: fundraiser.goal.source,
    },
    figureFact('Fundraiser, raised', fundraiser.raised),
    ...bills.map(({ number, body, introduced, sessionEnd, asOf, url }) => ({
      label: `Bill in the ${body}`,
      value: number,
      rest: `introduced ${formatPartialDate(introduced)}, not passed${sessionEnd ? `; the Council session ended ${formatPartialDate(sessionEnd)}` : ''}`,
      asOf: formatPartialDate(asOf),
      source: { name: 'the bill’s record page, as saved; news of it as of that day', url },
    })),
  ];
}
