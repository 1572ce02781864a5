import { goods, repeat } from '#src/art/fittings.ts';
import { sideProps } from '#src/art/props.ts';
import { file, inDocument, inked, move } from '#src/art/svg.ts';

const { coffee, sandwich } = sideProps;

/** What is sold where each agency comes to look, in the order of the guide: at a counter, and off a shelf. */
const pieces: readonly ((place: number) => string)[] = [
  (place) => inked(move((place % 2 ? coffee : sandwich).art, 48, 94, 0.6), 6.5),
  (place) => inked(goods(2, 94, 94, 3 + place * 2), 4),
];

/** A row of drawings of 96 by 94, each with whole things: a narrower card shows fewer. */
export const drawAgencyShelf = (agency: number): string =>
  repeat(8, (place) => inDocument(file(96, 94, pieces[agency]?.(place) ?? '')));
