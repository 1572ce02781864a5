import { sources, type Source } from '#src/config/sources.ts';

/**
 * Every number that ages, once, with the day it was true and who said so. The owner's claims are shown as the owner
 * wrote them, and what the sources add stands beside them. The launch check lists what is `confirmed: false`, because
 * only the owner can confirm it. Bills, timeline and objections are in `config/campaign-record.ts`.
 */
export interface Figure {
  /** A number, or the first and last of a range. */
  value: number | readonly [from: number, to: number];
  /** The number alone, as shown: '10,000+'. */
  text: string;
  /** The number with its words, complete without context: '10,000+ petition signatures'. */
  line: string;
  /** The words of the line, where it begins with the number. */
  rest?: string;
  /** Day, month or year for which it was true; null when the source has no date. */
  asOf: string | null;
  source: Source;
  confirmed: boolean;
}

const owner: Source = { name: 'Bodega Cats of New York' };
const kottke: Source = {
  name: 'kottke.org',
  url: 'https://kottke.org/26/04/bodega-cats-of-new-york',
};

/** What is shown of a figure whose line begins with the number. */
const numberFirst = (text: string, rest: string) => ({ text, line: `${text} ${rest}`, rest });

export const figures = {
  signatures: {
    value: 10_000,
    ...numberFirst('10,000+', 'petition signatures'),
    asOf: '2025-04-03',
    source: { name: 'Associated Press' },
    confirmed: true,
  },
  latestSignatures: {
    value: 13_500,
    ...numberFirst('13,500+', 'by April 2026'),
    asOf: '2026-04-17',
    source: kottke,
    confirmed: true,
  },
  followers: {
    value: 50_000,
    ...numberFirst('50,000+', 'followers'),
    asOf: null,
    source: owner,
    confirmed: false,
  },
  followersInPress: {
    value: [48_000, 49_000],
    text: '48,000 to 49,000',
    line: 'press reports of June 2025 counted 48,000 to 49,000 on Instagram',
    asOf: '2025-06',
    source: { name: 'press reports, NY1 among them' },
    confirmed: true,
  },
  reach: {
    value: 1_700_000,
    ...numberFirst('1.7M+', 'reach, together with partner accounts'),
    asOf: '2025-04-23',
    source: sources.amNewYork,
    confirmed: true,
  },
  shopsDocumented: {
    value: 150,
    text: '150+',
    line: 'more than 150 shops documented',
    asOf: '2026-04-17',
    source: kottke,
    confirmed: true,
  },
  firstFine: {
    value: [200, 350],
    text: '$200 to $350',
    line: 'press reports put fines at $200 to $350',
    asOf: '2026-02-10',
    source: sources.afp,
    confirmed: true,
  },
  repeatFine: {
    value: 2_000,
    text: 'up to $2,000',
    line: 'older reports speak of up to $2,000 for repeats',
    asOf: '2018',
    source: sources.mentalFloss,
    confirmed: true,
  },
  communityCats: {
    value: 500_000,
    text: '500,000',
    line: 'an estimated half a million community cats, which nobody has counted',
    asOf: '2023-08-22',
    source: sources.ny1OnClinic,
    confirmed: true,
  },
  storesWithCats: {
    value: [30, 40],
    text: '30 to 40 percent',
    line: 'our founder’s guess is that 30 to 40 percent of bodegas keep a cat',
    asOf: '2025-04-25',
    source: {
      name: 'NPR',
      url: 'https://www.wshu.org/2025-04-25/bodega-cats-arent-just-cute-theyre-working-animals',
    },
    confirmed: true,
  },
  toursFrom: {
    value: 40,
    text: '$40',
    line: 'tours from $40 per person',
    asOf: null,
    source: { name: 'Tour listing', url: 'https://bookaweb.com/tour/5489662P4' },
    confirmed: true,
  },
  freeVetCare: {
    value: 4,
    text: 'first 4 cats each week',
    line: 'free for the first 4 cats each week',
    asOf: null,
    source: owner,
    confirmed: false,
  },
  vetCareDiscount: {
    value: 40,
    text: '40% off',
    line: 'otherwise 40% off',
    asOf: null,
    source: owner,
    confirmed: false,
  },
} as const satisfies Record<string, Figure>;

/** The fundraiser of 2025. The build works out from `endsOn` whether it is over. */
export const fundraiser = {
  goal: {
    value: 30_000,
    text: '$30,000',
    line: 'Goal $30,000',
    asOf: '2025-04-23',
    source: sources.amNewYork,
    confirmed: true,
  },
  raised: {
    value: [7_400, 8_000],
    text: '$7,400 to $8,000',
    line: 'roughly $7,400 to $8,000 raised',
    asOf: '2025-11',
    source: { name: 'Bodega Cats of New York, in two texts of late 2025' },
    confirmed: true,
  },
  /** Last day, in New York. */
  endsOn: '2025-06-30',
  smallestGift: 25,
  /** Gifts from this amount on were rewarded with a Smalls subscription. */
  rewardFrom: 100,
  organizer: {
    name: 'Bodega Cat Collective',
    accounts: [
      '@bodegacatsofnewyork',
      '@bodegacatsofinstagram',
      '@shopcatsshow',
      '@bodegacatspirits',
    ],
  },
  beneficiaries: [
    'Bronx Tails Cat Rescue',
    'Catstoria Rescue',
    'Hardhat Cats',
    'Sassee Cats',
    'Bronx Community Cats',
  ],
  sponsors: ['Smalls', 'Arm & Hammer cat litter', 'Bodega Cat Whiskey'],
  source: sources.amNewYork,
} as const satisfies { goal: Figure; raised: Figure } & Record<string, unknown>;

/** The box of posts with `box: legal-status`, and of the campaign page. */
export const legalStatus = {
  title: 'Are bodega cats legal?',
  answer: 'No, not yet.',
  text: 'Food rules of the City and of the State keep live animals out of stores. Two bills set out to change that: Int. 1471, whose Council session ended in 2025, and A8341 in Albany. Neither had passed when this was written, and the city bill alone would not have been enough: the State would still have to change its rule.',
  asOf: '2026-04-17',
} as const;
