const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/**
 * A moment where the reader is: 'November 21, 2026 at 7:30 PM'.
 * @param moment milliseconds since 1970
 * @returns '' for what is no moment
 */
export function formatMoment(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
