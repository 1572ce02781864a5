import { boilerplates } from '#src/config/brand.ts';
import { links } from '#src/config/links.ts';
import { backgrounder, corrections } from '#src/config/reporters.ts';
import { site } from '#src/config/site.ts';
import type { PressFact } from '#src/lib/press-kit/facts.ts';
import { formatPartialDate } from '#src/lib/press/partial-date.ts';
import type { PressQuote } from '#src/schemas/press.ts';

/** What the archive needs to know about a press quote. */
type QuoteRecord = Pick<PressQuote, 'quote' | 'source' | 'date' | 'url'>;

const lines = (...list: string[]) => `${list.join('\n')}\n`;

/** facts.txt: each fact with its date and source. */
export function factsText(facts: readonly PressFact[]): string {
  return lines(
    `${site.name}: facts`,
    ...facts.flatMap(({ label, value, rest, asOf, source }) => [
      '',
      `${label}: ${rest ? `${value} (${rest})` : value}`,
      `  As of: ${asOf}. Source: ${source.name}${source.url ? `, ${source.url}` : ''}`,
    ]),
  );
}

/** boilerplates.txt: the two texts about us, to be printed as they are. */
export function boilerplatesText(): string {
  return lines(
    `${site.name}: about us`,
    '',
    'In about 50 words',
    '',
    boilerplates.short,
    '',
    'In about 100 words',
    '',
    boilerplates.long,
  );
}

/** for-reporters.txt: slips to avoid, and the backgrounder. */
export function reportersText(): string {
  return lines(
    `${site.name}: for reporters`,
    ...corrections.flatMap(({ wrong, right, text }) => ['', `${right} (not: ${wrong})`, text]),
    '',
    'In two minutes',
    ...backgrounder.flatMap((paragraph) => ['', paragraph.join(' ')]),
  );
}

/** quotes.txt: what the press said, each with its source and date. */
export function quotesText(quotes: readonly QuoteRecord[]): string {
  return lines(
    `${site.name}: what the press said`,
    '',
    'The words are their publications’. Quote them with the source.',
    ...quotes.flatMap(({ quote, source, date, url }) => [
      '',
      `“${quote}”`,
      `  ${source}, ${formatPartialDate(date)}${url ? `, ${url}` : ''}`,
    ]),
  );
}

/** README.txt: what the archive holds, and on what terms. It grants no rights that aren't ours. */
export function readmeText(drawings: readonly { name: string; title: string }[]): string {
  return lines(
    `${site.name}: press kit`,
    `${site.url}/presskit`,
    '',
    'What is in it',
    '  wordmark/   our name as outlines (SVG) and as a picture (PNG), in ink and in white',
    '  drawings/   our cats, each as SVG and as PNG, 1200 pixels wide:',
    ...drawings.map(({ name, title }) => `              ${name}: ${title}`),
    '  texts/      facts with dates and sources, two texts about us, press quotes, what reporters need',
    '',
    'Terms of use',
    '  - The wordmark and drawings are ours, made for reports about us, bodega cats and the campaign.',
    `  - Please credit "${site.name}".`,
    '  - The drawings show no particular cat. Please don’t caption them with the name of a real one.',
    '  - Numbers age: print a figure with the date beside it.',
    '  - The press quotes belong to their publications.',
    '  - The wordmark is set in Bungee (Copyright 2023 The Bungee Project Authors), whose own license is',
    '    the SIL Open Font License 1.1.',
    `  - For anything else, ask: ${links.email.url.replace('mailto:', '')}`,
  );
}
