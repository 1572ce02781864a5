import { fundraiser } from '#src/config/campaign.ts';
import { links } from '#src/config/links.ts';
import { sources, type Source } from '#src/config/sources.ts';

/** The fundraiser of 2025 as a ledger: what is known of the money, line by line, and what isn't. */
interface LedgerLine {
  label: string;
  /** The amount, if the line has one. */
  sum?: string;
  text: string;
  sources: readonly Source[];
}

const organizing: Source = {
  name: 'our post on Bored Panda, 2025',
  url: 'https://www.boredpanda.com/behind-the-scenes-organizing-the-bodega-cat-fundraiser',
};
const ourYear: Source = {
  name: 'our post on Bored Panda, late 2025',
  url: 'https://www.boredpanda.com/the-bodega-cat-is-having-a-legislative-moment',
};
const ourUpdate: Source = {
  name: 'our petition update, November 2025',
  url: links.petitionUpdate.url,
};
const list = new Intl.ListFormat('en-US');
const [less, more] = fundraiser.raised.value.map((sum) => `$${sum.toLocaleString('en-US')}`);

export const ledger: readonly LedgerLine[] = [
  {
    label: 'Who ran it',
    text: `The ${fundraiser.organizer.name}, formed in April 2025 by four accounts: ${list.format(fundraiser.organizer.accounts)}. The first of them is ours.`,
    sources: [fundraiser.source, organizing],
  },
  {
    label: 'Who stood behind it',
    text: `Sponsors: ${list.format(fundraiser.sponsors)}. Gifts began at $${fundraiser.smallestGift}; from $${fundraiser.rewardFrom} on, a Smalls subscription came back.`,
    sources: [fundraiser.source, organizing],
  },
  {
    label: 'The goal',
    sum: fundraiser.goal.text,
    text: 'by June 30, 2025.',
    sources: [fundraiser.source, sources.secretNycOnFundraiser],
  },
  {
    label: 'The opening days',
    sum: '$678',
    text: 'about April 23, 2025.',
    sources: [fundraiser.source],
  },
  {
    label: 'What came in',
    sum: fundraiser.raised.text,
    text: `Two reports of our own differ: one says ${less}, the other ${more}. Either sum is about a quarter of the goal.`,
    sources: [ourYear, ourUpdate],
  },
];

/** What only the owner can answer. The page says that it is open; the launch check asks for it. */
export const openQuestions = {
  confirmed: false,
  items: [
    { title: 'The total', text: `The exact sum. We have published both ${less} and ${more}.` },
    { title: 'The shares', text: 'Which rescue received how much, and what it paid for.' },
    {
      title: 'The rescues',
      text: 'Five were announced. A later text of ours speaks of six, and names four.',
    },
    {
      title: 'The box',
      text: 'The drive ended on June 30, 2025. Does its page still take gifts?',
    },
  ],
} as const;
