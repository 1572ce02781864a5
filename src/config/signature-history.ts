import { links } from '#src/config/links.ts';
import { sources, type Source } from '#src/config/sources.ts';

/** Rows of the signature table, oldest first. `approximate` means that the day is inferred from the source. */
interface SignatureCount {
  text: string;
  date: string;
  approximate?: boolean;
  source: Source;
}

export const signatureHistory: readonly SignatureCount[] = [
  {
    text: 'almost 5,000',
    date: '2025-02',
    approximate: true,
    source: { name: 'New York Post' },
  },
  { text: '6,700+', date: '2025-03', approximate: true, source: { name: 'our press kit' } },
  {
    text: '8,350+',
    date: '2025-03',
    source: sources.petsRadar,
  },
  { text: '9,200+', date: '2025-03-17', source: { name: 'The New York Times' } },
  { text: '10,000+', date: '2025-04-03', source: { name: 'Associated Press' } },
  {
    text: '11,000+',
    date: '2025-04',
    approximate: true,
    source: {
      name: 'KarmActive',
      url: 'https://www.karmactive.com/web-stories/bodega-cats-face-crackdown-despite-11000-signing-petition',
    },
  },
  {
    text: 'nearly 13,000',
    date: '2025-06',
    source: {
      name: 'Chelsea News',
      url: 'https://www.chelseanewsny.com/news/keith-powers-prepares-bill-to-legalize-bodega-cats-DE4723005',
    },
  },
  {
    text: '13,334',
    date: '2025-11',
    source: { name: 'petition update', url: links.petitionUpdate.url },
  },
  {
    text: 'nearly 14,000, rounded up',
    date: '2026-02-10',
    source: sources.afp,
  },
  {
    text: '13,500+',
    date: '2026-04-17',
    source: {
      name: 'kottke.org, quoting our site',
      url: 'https://kottke.org/26/04/bodega-cats-of-new-york',
    },
  },
];
