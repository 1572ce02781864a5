import { links } from '#src/config/links.ts';
import { sources, type Source } from '#src/config/sources.ts';

/** Where a bill comes on its way, in order. */
export const billStops = ['Introduced', 'In committee', 'Voted on', 'Law'] as const;

/** What happened in the campaign, according to the sources: bills, timeline, objections. */
export interface Bill {
  id: 'city' | 'state';
  number: string;
  /** In our own words if the record page has no short title. */
  title: string;
  /** Who decides. */
  body: string;
  introduced: string;
  /** Last day of the session it was filed in: a bill not passed ends with it. */
  sessionEnd?: string;
  /** As listed on the record page when it was saved; the first one is the lead sponsor. */
  sponsors: readonly string[];
  summary: string;
  /** The last stop that it came to. */
  reached: (typeof billStops)[number];
  status: string;
  asOf: string;
  url: string;
}

export const bills: readonly Bill[] = [
  {
    id: 'city',
    number: 'Int. 1471-2025',
    title: 'Cats in retail food stores',
    body: 'New York City Council',
    introduced: '2025-11-12',
    sessionEnd: '2025-12-31',
    sponsors: ['Keith Powers', 'Francisco Moya', 'Sandy Nurse', 'Frank Morano'],
    summary:
      'It would override the Health Code’s bar for retail food stores, have the city vaccinate and neuter store cats for free, and reach out to owners. The Council’s own summary says that the bill alone would not permit store cats: the State must first change its rules.',
    reached: 'In committee',
    status:
      'Referred to the Committee on Health in November 2025. The Council session ended on December 31, 2025, and a bill not passed ends with it. Frank Morano offered to lead it in 2026; we found no new number and no hearing.',
    asOf: '2026-04-17',
    url: links.cityBill.url,
  },
  {
    id: 'state',
    number: 'A8341',
    title: 'Care standards for cats in stores, section 381-a of the Agriculture and Markets Law',
    body: 'New York State Assembly',
    introduced: '2025-05-13',
    sponsors: ['Linda Rosenthal'],
    summary:
      'The Department of Agriculture and Markets would write care standards: regular checks by a vet, vaccination, neutering, proper food and cleaning, and a cat zone away from food. A store that meets them could keep a cat.',
    reached: 'In committee',
    status:
      'With the Assembly Committee on Agriculture, to which it was sent again on January 7, 2026 as a routine start of the second year. The Assembly’s record showed no Senate version.',
    asOf: '2026-04-17',
    url: links.stateBill.url,
  },
];

/** The timeline of the campaign page, oldest first. */
export const timeline: readonly { date: string; event: string }[] = [
  {
    date: '2007-12-21',
    event: 'The New York Times reports inspectors and owners at odds over deli cats.',
  },
  {
    date: '2016-10-25',
    event:
      'A Yelp complaint about Star in the East Village. Another New Yorker’s petition, not ours, follows.',
  },
  { date: '2025-01', event: 'Dan Rimada starts the petition.' },
  {
    date: '2025-03',
    event:
      'By our founder’s account, the Mayor’s Office of Animal Welfare tells him that the barrier is state law.',
  },
  { date: '2025-05-13', event: 'A8341 is introduced in the State Assembly.' },
  { date: '2025-06-12', event: 'Council Member Keith Powers announces a city bill.' },
  {
    date: '2025-10-07',
    event: 'Instagram suspends our account, as our founder reported that November.',
  },
  { date: '2025-11-12', event: 'Int. 1471 is introduced in the City Council.' },
  { date: '2025-12-31', event: 'Powers leaves office, and the Council session ends.' },
  { date: '2026-01-07', event: 'A8341 is sent to Agriculture for its second year.' },
  { date: '2026-02-10', event: 'A report by AFP goes around the world.' },
  { date: '2026-04-17', event: 'Neither bill has passed.' },
];

/** Who objects or warns, and why; and the founder's reply. */
export const objections: readonly {
  who: string;
  when: string;
  /** The month is inferred. */
  approximate?: boolean;
  says: string;
  source: Source;
}[] = [
  {
    who: 'Becky Wisdom, a rescuer in Brooklyn',
    when: '2026-02',
    says: 'Public money should help poor families neuter their pets, not businesses, and the threat of fines helps rescuers.',
    source: sources.afp,
  },
  {
    who: 'Tiff Winton, a rescuer',
    when: '2025-02',
    approximate: true,
    says: 'The deli cats she has seen were mostly neglected.',
    source: { name: 'New York Post' },
  },
  {
    who: 'Robert Corrigan, then the city’s rodent scientist',
    when: '2007-12-21',
    says: 'Any animal near food is a contamination risk, and a rat’s germs can pass to people through a cat.',
    source: { name: 'The New York Times' },
  },
];

export const objectionsReply = {
  who: 'Dan Rimada, our founder,',
  when: '2026',
  says: 'that an inspector can only fine a store for having a cat, and cannot ask how the cat is kept.',
} as const;

/** What the petition asks the city's health department for. */
export const petitionAsks = [
  'A certification program for stores that keep a cat',
  'Vet care that stores can afford',
  'No more punitive fines for a cat who is well cared for',
] as const;

/** The section of the city Health Code that is usually cited for the fines. */
export const healthCodeSection = '81.25';
