/** Minutes, and seconds. */
const formats = (['short', 'medium'] as const).map(
  (timeStyle) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle }),
);

/**
 * A moment in the reader's time zone: 'November 21, 2026 at 7:30 PM'.
 * @param moment milliseconds since 1970
 * @returns '' if it isn't a moment
 */
export const formatMoment = (moment: number): string => momentNames([moment])[0] ?? '';

/**
 * Moments in the reader's time zone. Moments of the same minute show seconds, those of the same second a number too.
 * @param moments milliseconds since 1970, the newest first
 * @returns a text for each, '' for one that isn't a moment
 */
export function momentNames(moments: readonly number[]): string[] {
  const texts = formats.map((format) =>
    moments.map((moment) =>
      Number.isNaN(new Date(moment).getTime()) ? '' : format.format(moment),
    ),
  );
  return moments.map((_, place) => {
    const isAlone = (names: readonly string[]) =>
      names.every((name, other) => other === place || name !== names[place]);
    const alone = texts.find(isAlone)?.[place];
    if (alone !== undefined) return alone;
    const seconds = texts.at(-1) ?? [];
    const name = seconds[place] ?? '';
    const earlier = seconds.slice(place + 1).filter((other) => other === name).length;
    return name === '' || earlier === 0 ? name : `${name} (${earlier + 1})`;
  });
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * The time of a moment in the reader's time zone, with its day if that isn't today: '7:30 PM', 'November 21, 2026 at 7:30
 * PM'.
 * @param moment milliseconds since 1970
 */
export function formatTime(moment: number): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? timeFormat.format(moment) : formatMoment(moment);
}
