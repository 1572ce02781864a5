import { goods, repeat } from '#src/art/fittings.ts';
import { sideProps } from '#src/art/props.ts';
import { file, inDocument, inked, move } from '#src/art/svg.ts';

/** What is sold where each agency comes to look, in the order of the guide: at a counter, and off a shelf. */
const rows = [
  inked(
    repeat(9, (item) =>
      move(item % 2 ? sideProps.sandwich.art : sideProps.coffee.art, 16 + item * 88, 92, 0.6),
    ),
    6.5,
  ),
  inked(goods(0, 704, 92, 3), 4),
];

/** 704 by 92; a narrower card shows the middle of it. */
export const drawAgencyShelf = (agency: number): string =>
  inDocument(file(704, 92, rows[agency] ?? ''));
