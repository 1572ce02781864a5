import { round } from '#src/art/svg.ts';

/** Sign painter's capitals as single strokes on a grid 10 wide and 14 high, drawn without any font. */
const strokes: Record<string, string> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M0 0V14H6Q10 14 10 10Q10 7 6 7H0M0 0H5Q9 0 9 3.5Q9 7 5 7',
  C: 'M10 2Q8 0 5 0Q0 0 0 7Q0 14 5 14Q8 14 10 12',
  D: 'M0 0V14H4Q10 14 10 7Q10 0 4 0Z',
  E: 'M10 0H0V14H10M0 7H8',
  F: 'M10 0H0V14M0 7H8',
  G: 'M10 2Q8 0 5 0Q0 0 0 7Q0 14 5 14Q10 14 10 8H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M0 0V14',
  K: 'M0 0V14M10 0L0 8M4 6L10 14',
  L: 'M0 0V14H10',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0Q0 0 0 7Q0 14 5 14Q10 14 10 7Q10 0 5 0Z',
  P: 'M0 14V0H6Q10 0 10 4Q10 8 6 8H0',
  Q: 'M5 0Q0 0 0 7Q0 14 5 14Q10 14 10 7Q10 0 5 0ZM6 10L10 14',
  R: 'M0 14V0H6Q10 0 10 4Q10 8 6 8H0M5 8L10 14',
  S: 'M10 2Q8 0 5 0Q0 0 0 3.5Q0 7 5 7Q10 7 10 10.5Q10 14 5 14Q2 14 0 12',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9Q0 14 5 14Q10 14 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2 14L5 6L8 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  $: 'M10 3Q8 1.5 5 1.5Q0 1.5 0 4.5Q0 7 5 7Q10 7 10 9.5Q10 12.5 5 12.5Q2 12.5 0 11M5 0V14',
  '1': 'M2 3L5 0V14',
  '2': 'M0 3Q0 0 5 0Q10 0 10 4Q10 7 0 14H10',
  '3': 'M0 1Q2 0 5 0Q10 0 10 4Q10 7 4 7Q10 7 10 10Q10 14 5 14Q2 14 0 13',
  '&': 'M10 14L2 4Q1 0 5 0Q8 0 7 4L1 9Q0 14 5 14Q8 14 10 9',
};

/** Room of a letter without the gap of 4 behind it. */
const room = (letter: string): number => (letter === 'I' ? 0 : 10);

/** How wide a word is when it is `height` high. */
export const wordWidth = (word: string, height: number): number =>
  ([...word].reduce((width, letter) => width + room(letter) + 4, -4) * height) / 14;

/** Path data of a word whose top left corner is at x, y; unknown letters are left blank. */
export const lettering = (word: string, x: number, y: number, height: number): string => {
  const scale = height / 14;
  let left = x;
  return [...word]
    .map((letter) => {
      const start = left;
      left += (room(letter) + 4) * scale;
      let across = true;
      return (strokes[letter] ?? '').replace(/[A-Z]|[\d.]+/g, (token) => {
        if (/[A-Z]/.test(token)) {
          across = token !== 'V';
          return token;
        }
        const value = Number(token) * scale + (across ? start : y);
        // H takes only x, V only y; every other command takes pairs.
        across = !across;
        return round(value) + (across ? '' : ' ');
      });
    })
    .join('');
};

/** Path data of a word centered on x. */
export const centered = (word: string, x: number, y: number, height: number): string =>
  lettering(word, x - wordWidth(word, height) / 2, y, height);
