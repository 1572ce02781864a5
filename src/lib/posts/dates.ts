/** Months as American English writes them, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Reads a post's date, ISO ('2025-01-05', with or without a time) or free text ('January 5, 2025', 'Jan. 5th 2025',
 * '5 January 2025', '1/5/2025' in American order, '5.1.2025' in that of countries that write dots), as a calendar day
 * without a time zone. A year of two digits is one of this century.
 * @returns the day as 'YYYY-MM-DD', or null if it isn't a real day
 */
export function parseDay(written: string): string | null {
  const text = written.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/.exec(text);
  if (slashed) return toDay(wholeYear(slashed[3]), slashed[1], slashed[2]);
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)$/.exec(text);
  if (dotted) return toDay(wholeYear(dotted[3]), dotted[2], dotted[1]);
  const monthFirst = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  if (monthFirst) return toDay(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]+)\.?,?\s+(\d{4})$/i.exec(text);
  if (dayFirst) return toDay(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]);
  return null;
}

/** The date as 'Month D, YYYY'; one that can't be read stays as written. */
export function formatDay(written: string): string {
  const day = parseDay(written);
  if (day === null) return written;
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1] ?? ''} ${String(date)}, ${String(year)}`;
}

/**
 * The time with a zone that stands for a day, for search engines and feed readers: noon in New York's winter, which is
 * the same day in every time zone of the Americas and Europe.
 * @param isoDay 'YYYY-MM-DD'
 */
export function zonedTime(isoDay: string): string {
  return `${isoDay}T17:00:00Z`;
}

/** Compares two days as 'YYYY-MM-DD', newest first. Dates that couldn't be read come last and keep their order. */
export function compareDays(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? 1 : -1;
}

/** The calendar day of a moment where the writer is, as 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** The calendar day of a moment in New York, by which posts come out, as 'YYYY-MM-DD'. */
export function newYorkDay(moment: Date): string {
  newYork ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' });
  return parseDay(newYork.format(moment)) ?? '';
}

/** Made once, on first use: making one takes a hundred times as long as using it. */
let newYork: Intl.DateTimeFormat | undefined;

/** Whether a post of this date has come out: its day has begun in New York. A date that can't be read holds nothing back. */
export const isOut = (date: string, now: Date): boolean =>
  (parseDay(date) ?? '') <= newYorkDay(now);

const wholeYear = (year = '') => (year.length === 2 ? `20${year}` : year);

/** Number of a month from its name or at least three letters of it ('Sept'); 0 if it is none. */
function monthNumber(name = ''): number {
  const lower = name.toLowerCase();
  if (lower.length < 3) return 0;
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(lower)) + 1;
}

function toDay(
  year: string | undefined,
  month: string | number | undefined,
  date: string | undefined,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  const moment = new Date(Date.UTC(y, m - 1, d));
  const real =
    moment.getUTCFullYear() === y && moment.getUTCMonth() === m - 1 && moment.getUTCDate() === d;
  return real ? moment.toISOString().slice(0, 10) : null;
}
