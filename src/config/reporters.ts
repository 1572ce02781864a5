import { brand } from '#src/config/brand.ts';
import { figures, legalStatus } from '#src/config/campaign.ts';

const asOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(legalStatus.asOf),
);

/** For reporters: what reports about us got wrong before, and what is right. */
export const corrections: readonly { wrong: string; right: string; text: string }[] = [
  {
    wrong: 'now legal',
    right: 'Not legal',
    text: `Food rules of the City and of the State keep live animals out of stores. Neither bill had passed as of ${asOf}.`,
  },
  {
    wrong: 'passed',
    right: 'Introduced is not passed',
    text: 'Int. 1471 was introduced on November 12, 2025; our founder’s update headed “We Did It” was about that. Albany’s move of A8341 to Agriculture in January 2026 was a routine second referral.',
  },
  {
    wrong: 'feral cats',
    right: 'Store cats',
    text: 'Int. 1471 is about cats in retail food stores. Its summary has no registry and no certification either: those were in the plan of June 2025.',
  },
  {
    wrong: 'Cats on the Town',
    right: 'Cats About Town',
    text: 'The walking tours, founded by Peggy Gavan and Dan Rimada. They tell history; nobody is promised a live cat.',
  },
  {
    wrong: '1.7 million followers',
    right: 'Four accounts together',
    text: `That is what four accounts had together when they raised money in April 2025. Press reports of June 2025 counted ${figures.followersInPress.text} followers of ours on Instagram.`,
  },
  {
    wrong: '€200 to €350',
    right: 'Dollars, not euros',
    text: `The fines that AFP reported are ${figures.firstFine.text}. French reprints turned the sign.`,
  },
  {
    wrong: 'the petition of 2016',
    right: 'Two petitions',
    text: 'Ours began in January 2025. The one to Mayor de Blasio in 2016 was Nicholas McMurry’s.',
  },
  {
    wrong: '“as Bored Panda reports”',
    right: 'That is us',
    text: 'Posts about Bodega Cats of New York on Bored Panda are our own, not independent coverage.',
  },
  {
    wrong: 'any account called Bodega Cats',
    right: 'Which accounts are ours',
    text: `${brand.handle} on Instagram and @bodegacatsofny.bsky.social on Bluesky. Dan Rimada reported the one on Instagram suspended on October 7, 2025: ask us how it stands. Not ours: @bodegacatsofinstagram, which Rob Hitt began in 2012; @bodegacatspirits; @shopcatsshow; @Bodegacats_ on Twitter; and the TikTok series Shop Cats.`,
  },
];

/** What there is to know in two minutes, for whoever has to write by tonight: paragraphs, each with its first words, which are set bold. */
export const backgrounder: readonly (readonly [lead: string, rest: string])[] = [
  [
    'Walk into enough New York corner stores',
    `and you will meet the cat. How many stores keep one, nobody has counted: ${brand.founder}, who founded Bodega Cats of New York, guesses ${figures.storesWithCats.text}, or, to AFP, about a third. The city has 10,000 bodegas or more.`,
  ],
  [
    'The cat is against the rules,',
    'and two governments write them. The State’s Department of Agriculture and Markets inspects retail food stores, which is what most bodegas are; the City’s Department of Health inspects restaurants and other food service.',
  ],
  [
    `Press reports put the fine at ${figures.firstFine.text},`,
    `older ones at ${figures.repeatFine.text} for repeats. The State says that its inspectors teach and give time to correct before they fine. A store can be fined for mice, too, and The New York Times called its column on that “Bodega Cats: The Catch-22.”`,
  ],
  [
    'The project dates from 2020.',
    `It began with Harry, the cat of Rimada’s local bodega: when Harry died, Rimada made a charcoal sketch, and the owner hung it up. In January 2025 he started a petition for certified store cats. By April 2026 it had more than ${figures.latestSignatures.value.toLocaleString('en-US')} signatures.`,
  ],
  [
    'Two bills followed. In Albany, Linda Rosenthal’s A8341,',
    'introduced on May 13, 2025, would have the State write care standards: vet checks, vaccination, neutering, proper food and cleaning, and a cat zone away from food. A store that meets them could keep a cat.',
  ],
  [
    'In the City Council, Keith Powers’s Int. 1471,',
    'introduced on November 12, 2025, would override the Health Code’s bar for retail food stores and have the City vaccinate and neuter store cats for free. The Council’s own summary says that this alone would not permit them: the State must first change its rules.',
  ],
  [
    `Neither bill had passed as of ${asOf}.`,
    'Powers left office on December 31, 2025, and a city bill that hasn’t passed ends with the Council’s session. Frank Morano of Staten Island offered to lead Int. 1471 in 2026.',
  ],
  [
    'Not everybody who cares for cats agrees.',
    'Becky Wisdom, a rescuer in Brooklyn, told AFP that public money should help poor families neuter their pets, not businesses, and that the threat of fines helps rescuers.',
  ],
  [
    'The best study of cats and rats in New York is unkind to cats:',
    'Fordham’s, at a Brooklyn waste plant, published in 2018, counted three kills in 306 videos. For mice, the evidence is better.',
  ],
];
