import { drawHead } from '#src/art/cat.ts';
import { figure } from '#src/art/figures.ts';
import { repeat } from '#src/art/fittings.ts';
import { pink, sky, yellow } from '#src/art/palette.ts';
import { box, file, inked, move } from '#src/art/svg.ts';

const guesses = [
  { heads: 2, year: '2015', coat: 'black', ground: sky, top: 0 },
  { heads: 5, year: '2023', coat: 'orange', ground: yellow, top: 96 },
  { heads: 10, year: '2023', coat: 'cow', ground: pink, top: 192 },
] as const;

/** A guess and its cats, a head for each 100,000, five in a line. */
const drawGuess = ({ heads, year, coat, ground, top }: (typeof guesses)[number]): string => {
  const height = 24 + Math.ceil(heads / 5) * 72;
  const middle = top + height / 2;
  return (
    box(0, top, 640, height, ground) +
    figure((heads * 100_000).toLocaleString('en'), 20, middle + 4, 34) +
    figure(year, 20, middle + 32, 22) +
    `<defs><g id="${coat}">${move(inked(drawHead({ coat }, `${coat}-`).art, 14), 0, 0, 0.27)}</g></defs>` +
    repeat(
      heads,
      (index) =>
        `<use href="#${coat}" x="${280 + (index % 5) * 78}" y="${top + 50 + Math.floor(index / 5) * 72}"/>`,
    )
  );
};

/** How many cats live outdoors, as it was said three times. */
export const drawThreeGuesses = (): string =>
  file(640, 360, inked(guesses.map(drawGuess).join(''), 4));
