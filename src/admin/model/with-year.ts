import { formatDay, newYorkDay, parseDay } from '#src/lib/posts/dates.ts';

/**
 * A date that lacks only its year ('30 nov', 'Nov 30', '30.11.', '11/30') as 'Month D, YYYY' of New York's year now; any
 * other stays as written.
 */
export function withYear(written: string, now: Date): string {
  if (parseDay(written) !== null) return written;
  const year = newYorkDay(now).slice(0, 4);
  const whole = ['', ' ', '/'].map((gap) => `${written.trim()}${gap}${year}`).find(parseDay);
  return whole === undefined ? written : formatDay(whole);
}
