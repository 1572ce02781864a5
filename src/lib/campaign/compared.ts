import { brand } from '#src/config/brand.ts';
import { bills, timeline, type Bill } from '#src/config/campaign-record.ts';
import { figures } from '#src/config/campaign.ts';
import { links } from '#src/config/links.ts';
import { formatPartialDate } from '#src/lib/press/partial-date.ts';

/** What is answered in a word too, the verdict. */
export const verdictQuestion = 'Enough on its own?';

/** What is asked of each paper, in this order. */
export const comparedQuestions = [
  verdictQuestion,
  'Where it stands',
  'What it changes',
  'A store could',
  'The cat would get',
  'The gap',
  'Begun',
  'Behind it',
] as const;

type Answers = Readonly<Record<(typeof comparedQuestions)[number], string>> & {
  readonly verdict: 'No' | 'Maybe';
};

/** A bill or the petition, with its answer to each question. */
interface ComparedPaper {
  readonly number: string;
  /** Its name where there is little room. */
  readonly tab: string;
  readonly body: string;
  /** What a stamp on it says. */
  readonly stamp: string;
  readonly answers: Answers;
  readonly record: { readonly name: string; readonly url: string };
}

/** What only the comparison says of a paper. */
type Terms = Omit<Answers, 'Where it stands' | 'Begun' | 'Behind it'>;

const terms: Record<Bill['id'] | 'petition', Terms> = {
  city: {
    'What it changes':
      'The Administrative Code, by a new chapter 23, Animals, in its title 17. That would override the Health Code’s bar.',
    'A store could':
      'Keep a cat as far as the City is concerned. The State’s rule would still stand.',
    'The cat would get':
      'Free vaccination and neutering from the Office of Animal Welfare and Small Business Services. Outreach to owners would be required.',
    verdict: 'No',
    [verdictQuestion]: 'The Council’s own summary says that the State must first change its rules.',
    'The gap':
      'Its summary speaks of no register and no certification, though reports of June 2025 described both.',
  },
  state: {
    'What it changes': 'The State’s Agriculture and Markets Law, by a new section 381-a.',
    'A store could':
      'Keep a cat, if it meets care standards that the Department of Agriculture and Markets would write.',
    'The cat would get':
      'Regular checks by a vet, vaccination, neutering, proper food and cleaning, and a cat zone away from food.',
    verdict: 'Maybe',
    [verdictQuestion]:
      'It goes to the code that most bodegas answer to. The New York Post reports that it would override the City’s ban too.',
    'The gap':
      'No Senate version and no co-sponsor were listed. The standards are still to be written.',
  },
  petition: {
    'What it changes':
      'No code. It asks the City for a voluntary Bodega Cat Certification Program.',
    'A store could':
      'Join for $150 a year: show a vet’s record of the shots and a place for the cat to sleep, and take a free training online.',
    'The cat would get':
      'Care standards and a $30,000 fund: about $20,000 for neutering, vaccines and emergencies, the rest as stipends for rescuers.',
    verdict: 'No',
    [verdictQuestion]: 'A petition asks; it changes no code.',
    'The gap':
      'It asks the City, and the barrier is the State’s. Its trial was for 15 bodegas, and the city has 10,000 or more.',
  },
};

/** Of several, that these were listed then: others may have joined since. */
export const sponsorLine = (sponsors: Bill['sponsors']) =>
  [...sponsors, ...(sponsors.length > 1 ? ['as listed when we saved the record'] : [])].join(', ');

/** Where a bill stands, in a word or two. */
export const stampOf = ({ reached, sessionEnd }: Bill) => (sessionEnd ? 'Session over' : reached);

/** Both bills and the petition's first wording, question by question. */
export function comparedPapers(): ComparedPaper[] {
  const start = timeline.find(({ event }) => event.includes('starts the petition'))?.date ?? null;
  const { text, asOf } = figures.latestSignatures;
  return [
    ...bills.map((bill) => ({
      number: bill.number,
      tab: bill.number.replace(/-\d+$/, ''),
      body: bill.body,
      stamp: stampOf(bill),
      answers: {
        ...terms[bill.id],
        Begun: formatPartialDate(bill.introduced),
        'Behind it': sponsorLine(bill.sponsors),
        'Where it stands': bill.status,
      },
      record: { name: 'Read the record', url: bill.url },
    })),
    {
      number: 'The petition',
      tab: 'Petition',
      body: 'As first worded, to the City',
      stamp: `${text} names`,
      answers: {
        ...terms.petition,
        Begun: formatPartialDate(start),
        'Behind it': brand.founder,
        'Where it stands': `${text} names by ${formatPartialDate(asOf.slice(0, 7))}. Its title now asks to legalize bodega cats and protect the city’s working shop cats.`,
      },
      record: { name: 'Read and sign it', url: links.petition.url },
    },
  ];
}
