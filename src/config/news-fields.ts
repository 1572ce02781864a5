/**
 * The fields of an article in /news.json and what each means, in their order. The file holds this table itself, so that
 * readers of it need nothing else. A field may be added. If one changes its meaning or goes, `newsFileVersion` rises.
 */
export const newsFields = {
  id: 'Short name of the piece; never changes.',
  title: 'The headline, in its own language; a few were read from the address of the piece.',
  language: 'Language of the headline, as a BCP 47 tag.',
  outlet: 'Who published it; in a few cases inferred from copies.',
  date: 'When it came out, as exactly as we know: 2025-03-17, 2025-03 or 2025; null where we don’t know.',
  isDateInferred: 'True where the date is inferred and not printed with the piece.',
  kind: 'The kind of outlet: national, local, online, international or broadcast.',
  url: 'The piece at its outlet; null where only copies are known to us.',
  page: 'The same piece on our own page.',
  summary: 'What it says, in our own words.',
  citation: 'A citation in plain text, made of what is known.',
} as const;

/** Rises when a field of /news.json goes or changes its meaning. */
export const newsFileVersion = 1;
