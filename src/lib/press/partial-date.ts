import { compareDays, formatDay, monthNames } from '#src/lib/posts/dates.ts';
import type { PressArticle } from '#src/schemas/press.ts';

/**
 * A partial date as a reader sees it, never completed: '2025-03-17' becomes 'March 17, 2025', '2025-03' 'March 2025',
 * '2025' '2025' and null 'undated'. Anything else comes back as written.
 * @param approximate whether the date is inferred: 'about March 2025'
 */
export function formatPartialDate(date: string | null, approximate = false): string {
  if (date === null) return 'undated';
  if (approximate) return `about ${formatPartialDate(date)}`;
  const month = /^(\d{4})-(\d{2})$/.exec(date);
  if (month === null) return formatDay(date);
  const name = monthNames[Number(month[2]) - 1];
  return name === undefined ? date : `${name} ${month[1] ?? ''}`;
}

const beforeDay = new RegExp(`(${monthNames.join('|')}) (?=\\d{1,2}\\b)`, 'g');

/** A text for a page, where no line ends between month and day. What is copied, searched or fed keeps its plain spaces. */
export const holdDays = (text: string): string => text.replace(beforeDay, '$1\u00A0');

/** A partial date for a sentence of a page. */
export const pageDate = (...date: Parameters<typeof formatPartialDate>): string =>
  holdDays(formatPartialDate(...date));

/**
 * The same list, newest first, undated last; entries of one date keep their order. A month stands after every day known
 * within it, a year after every month: what is known less exactly is not shown as newer than it may be.
 */
export function sortByPartialDate<Dated extends { readonly date: string | null }>(
  list: readonly Dated[],
): Dated[] {
  return list.toSorted((a, b) => compareDays(a.date, b.date));
}

/** The ISO day on which coverage came out; undefined if the date is inferred or isn't a whole day. */
export function wholeDay({ date, approximate }: Pick<PressArticle, 'date' | 'approximate'>) {
  return date !== null && !approximate && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined;
}
