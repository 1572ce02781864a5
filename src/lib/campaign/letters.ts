import { bills, type Bill } from '#src/config/campaign-record.ts';
import { memberFinders } from '#src/config/letters.ts';
import { formatPartialDate } from '#src/lib/press/partial-date.ts';

/** A letter without its sender: the page adds greeting, district and name. */
interface Letter {
  readonly id: 'council' | 'assembly';
  readonly member: string;
  /** What the member’s district is called. */
  readonly district: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** How to find the member: what to search the web for, and what to take of what comes. */
  readonly search: readonly [words: string, take: string];
  readonly finder: (typeof memberFinders)['council'];
  /** The bill’s own page. */
  readonly record: string;
}

const billOf = (id: Bill['id']): Bill => {
  const bill = bills.find((one) => one.id === id);
  if (!bill) throw new Error(`There is no bill "${id}".`);
  return bill;
};

/** Two letters that anybody may send, from the campaign’s record. */
export function readyLetters(): readonly Letter[] {
  const city = billOf('city');
  const state = billOf('state');
  return [
    {
      id: 'council',
      member: 'Council Member',
      district: 'Council District',
      subject: `Please bring back ${city.number}, on cats in food stores`,
      paragraphs: [
        `On ${formatPartialDate(city.introduced)}, ${city.sponsors[0] ?? ''} introduced ${city.number}. It would have lifted the Health Code’s bar for retail food stores and given store cats free shots and neutering. The session ended on ${formatPartialDate(city.sessionEnd ?? null)} before it could pass.`,
        'I ask you for three things. Please support the bill when it comes back, and a hearing in the Committee on Health. Please keep the free shots and neutering in it, so that it helps the cats whatever Albany does. And please ask the State to act: the Council’s own summary says that the State must first change its rules.',
        'A Brooklyn rescuer has said that public money should help poor families neuter their pets, not businesses. I would like the bill to answer her.',
        'Would you tell me where you stand?',
      ],
      search: [
        'New York City Council find my district',
        'Take the Council’s own page, on council.nyc.gov.',
      ],
      finder: memberFinders.council,
      record: city.url,
    },
    {
      id: 'assembly',
      member: 'Assembly Member',
      district: 'Assembly District',
      subject: `Please support ${state.number}, care standards for cats in stores`,
      paragraphs: [
        `${state.number}, which ${state.sponsors[0] ?? ''} introduced on ${formatPartialDate(state.introduced)}, would have the Department of Agriculture and Markets write care standards for cats in stores: regular checks by a vet, vaccination, neutering, proper food and cleaning, and a cat zone away from food. A store that meets them could keep its cat.`,
        'The State’s code is the one that most bodegas answer to, so the City cannot settle this alone.',
        'I ask you for three things. Please put your name to the bill. Please ask the Committee on Agriculture to take it up. And please help it find a sponsor in the Senate.',
        'A Brooklyn rescuer has said that the threat of fines helps rescuers. Standards that an inspector can check ought to help them more.',
        'Would you tell me where you stand?',
      ],
      search: ['New York State Assembly member search', 'Take the Assembly’s own page.'],
      finder: memberFinders.assembly,
      record: state.url,
    },
  ];
}
