import { figures } from '#src/config/campaign.ts';
import type { Source } from '#src/config/sources.ts';

/** One walk as far as it is on record. What isn't known is left out, and the page says to ask. */
export interface Walk {
  /** That of the tour as which it was announced, if it was. */
  id: string;
  name: string;
  start?: string;
  end?: string;
  facts: readonly (readonly [label: string, text: string])[];
  sources: readonly Source[];
}

/** The three history walks of Cats About Town, numbered in this order: that of the tours page. */
export const walks: readonly Walk[] = [
  {
    id: 'financial-district',
    name: 'Financial District',
    start: 'The red di Suvero sculpture, Zuccotti Park',
    end: 'The old firehouse, 87 Lafayette Street',
    facts: [
      ['Time', '2 hours'],
      ['Distance', '1.5 miles'],
      ['Group', '15 people at most'],
      ['Price', `${figures.toursFrom.text} a person`],
      ['Cats in carriers', 'Welcome'],
    ],
    sources: [figures.toursFrom.source],
  },
  {
    id: 'lower-east-side',
    name: 'Lower East Side',
    facts: [
      ['Time', '2 hours'],
      ['Group', 'Small, led by Peggy Gavan'],
      ['Announced', '15 people at most, $45'],
    ],
    sources: [{ name: 'Tour listing', url: 'https://www.world-tourism.org/?p=1032844' }],
  },
  {
    id: 'brooklyn',
    name: 'Brooklyn Heights',
    start: 'Walt Whitman Park',
    end: 'Borough Hall',
    facts: [
      ['Time', 'About 2 hours'],
      ['Distance', 'About 2 miles'],
      ['Announced for Brooklyn', '2.5 hours, 12 people at most, $50'],
    ],
    sources: [
      { name: 'NBC New York, 2024' },
      { name: 'catsmeowweb.com, 2025', url: 'https://www.catsmeowweb.com/archives/36023' },
    ],
  },
];
