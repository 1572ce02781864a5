import type { CatDrawing } from '#src/config/drawings.ts';
import { drawHead } from '#src/art/cat.ts';
import { figure } from '#src/art/figures.ts';
import { pink, sky, yellow } from '#src/art/palette.ts';
import { box, file, inked, line, move } from '#src/art/svg.ts';

interface Guess {
  number: string;
  year: string;
  coat: CatDrawing['coat'];
  ground: string;
  top: number;
  height: number;
  heads: number;
}

const guesses: readonly Guess[] = [
  { number: '200,000', year: '2015', coat: 'black', ground: sky, top: 0, height: 96, heads: 2 },
  {
    number: '500,000',
    year: '2023',
    coat: 'orange',
    ground: yellow,
    top: 96,
    height: 96,
    heads: 5,
  },
  {
    number: '1,000,000',
    year: '2023',
    coat: 'cow',
    ground: pink,
    top: 192,
    height: 168,
    heads: 10,
  },
];

/** A guess and its cats, a head for each 100,000, five in a line. */
const drawGuess = ({ number, year, coat, ground, top, height, heads }: Guess): string => {
  const middle = top + height / 2;
  const places = Array.from({ length: heads }, (_, index) => {
    const x = 276 + (index % 5) * 78;
    const y = top + 50 + Math.floor(index / 5) * 72;
    return `<use href="#${coat}" x="${x}" y="${y}"/>`;
  });
  return (
    box(0, top, 640, height, ground) +
    figure(number, 20, middle + 4, 36) +
    figure(year, 20, middle + 32, 22) +
    `<defs><g id="${coat}">${move(inked(drawHead({ coat }, `${coat}-`).art, 14), 0, 0, 0.27)}</g></defs>` +
    places.join('')
  );
};

/** How many cats live outdoors, as it was said three times. */
export const drawThreeGuesses = (): string =>
  file(640, 360, inked(guesses.map(drawGuess).join('') + line('M0 96H640M0 192H640'), 4));
