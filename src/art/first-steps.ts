import { drawCat } from '#src/art/cat.ts';
import { figure, figureWidth } from '#src/art/figures.ts';
import { repeat } from '#src/art/fittings.ts';
import { cream, ink, leaf, sky, steel, tomato, white } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { box, file, flat, inked, line, move, oval, shape } from '#src/art/svg.ts';

/** Of a step, as the list below the drawing counts it. */
const number = (text: string, x: number): string =>
  oval(x, 46, 26, 26, tomato) + figure(text, x - figureWidth(text, 34) / 2, 58, 34, white);

/** A trap of wire, its door up and a can of food at its far end. */
const trap =
  box(346, 204, 36, 28, leaf, 4) +
  line('M346 214h36', white, 4) +
  line(
    repeat(7, (index) => `M${254 + index * 20} 96V232`) +
      repeat(4, (index) => `M232 ${123 + index * 27}H396`),
    ink,
    2,
  ) +
  line('M232 96H396V232', ink, 12) +
  line('M232 96H396V232', steel, 4) +
  shape('M234 92L208 30 192 36 218 98z', steel) +
  line('M290 92V78H340V92', ink, 8) +
  box(222, 230, 184, 10, steel, 4);

/** Where a neighbor can begin: the ear to look at, the trap to learn, the vet to ask. */
export const drawFirstSteps = (): string =>
  file(
    640,
    360,
    inked(
      flat('M0 0H640V360H0z', sky) +
        flat('M0 298H640V360H0z', cream) +
        line('M0 298H640') +
        move(trap, 0, 60) +
        number('1', 112) +
        number('2', 314) +
        number('3', 530),
      4,
    ) +
      fitted(
        drawCat({ coat: 'black', pose: 'sitting', trait: 'tipped-ear', wears: 'nothing' }, 'a'),
        [22, 84, 202, 302],
        'e',
      ) +
      fitted(
        drawCat({ coat: 'gray', pose: 'sitting', prop: 'stethoscope' }, 'b'),
        [440, 84, 620, 302],
        'f',
      ),
  );
