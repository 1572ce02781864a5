import { figures, fundraiser } from '#src/config/campaign.ts';

/** Why and how to work with us. Only what our sources report is told as done. */

const sponsors = new Intl.ListFormat('en-US').format(fundraiser.sponsors);

/** Reasons to partner. */
export const partnerReasons = [
  {
    title: 'New Yorkers already stop for them',
    /** Each with what has to be said with it. */
    figures: [
      [
        figures.followers,
        ` (in June 2025 the press counted ${figures.followersInPress.text} on Instagram)`,
      ],
      [figures.reach, ': four in one fundraiser'],
    ],
    text: 'The New York Times, NPR, the Associated Press and AFP came to the counter.',
    link: { name: 'Read the press', href: '/news' },
  },
  {
    title: 'Real stores, real cats',
    text: `By April 2026, after six years: ${figures.shopsDocumented.line}. Stories with a street, a counter and a cat with a name.`,
    link: { name: 'Meet the cats', href: '/cats' },
  },
  {
    title: 'It does some good',
    // The joiner keeps the line from breaking at the hyphen.
    text: 'A partnership can pay for the shots, neutering and check-\u2060ups of store cats.',
    link: { name: 'See free vet-tech care', href: '/padhome-partnership' },
  },
  {
    title: 'There is a campaign behind it',
    text: 'We ask for care standards in place of fines. Partners stand next to a cause that people sign their names to.',
    link: { name: 'Where the law stands', href: '/petition' },
  },
] as const;

/** The four kinds of partnership. The owner has to confirm that these are the ones on offer. */
export const opportunities = {
  confirmed: false,
  items: [
    {
      title: 'Merch together',
      text: 'A product with a cat on it, made with a store, a brand or an artist.',
      done: 'December 2023: hoodies, totes and prints of Tiger, made with the owner of Metro Organic.',
    },
    {
      title: 'Care for cats',
      text: 'Food, litter, vaccines, neutering. You bring the goods or the money, and it goes to store cats.',
      done: `Spring 2025: ${sponsors} sponsored a fund for store cats’ care; five rescue groups were announced as beneficiaries.`,
    },
    {
      title: 'Stories and campaigns',
      text: 'A series, a film, a book, a neighborhood. We know which cat to ask.',
      done: `April 2025: with three other accounts we raised money as the ${fundraiser.organizer.name}.`,
    },
    {
      title: 'Tours and events',
      text: 'A walk for your team, a table at your fair, a talk for your readers, a cat for your poster.',
      done: 'Since 2024: history walks with Cats About Town; before that, art fairs from an orange tent.',
    },
  ],
} as const;

/** What a first e-mail should say; written on a pad of orders. */
export const firstEmail = [
  ['Who you are', '1 line'],
  ['Your idea', '2 lines'],
  ['Where in New York', '1 line'],
  ['When', '1 date'],
  ['Slide decks', '0'],
] as const;
