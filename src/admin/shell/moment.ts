/** From minutes to thousandths of a second. */
const precisions: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'medium' },
  {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  },
];
const formats = precisions.map((parts) => new Intl.DateTimeFormat('en-US', parts));

/**
 * A moment where the reader is: 'November 21, 2026 at 7:30 PM'.
 * @param moment milliseconds since 1970
 * @returns '' for what is no moment
 */
export const formatMoment = (moment: number): string => momentNames([moment])[0] ?? '';

/**
 * Moments where the reader is. Those of one minute are told apart by their seconds, those of one second by its
 * thousandths.
 * @param moments milliseconds since 1970
 * @returns a text for each, '' for what is no moment
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
    return (texts.find(isAlone) ?? texts.at(-1))?.[place] ?? '';
  });
}
