import type { Background, CatDrawing } from '#src/config/drawings.ts';

/** A drawing of the press archive. `name` is the name of its files. */
export interface PressDrawing {
  readonly name: string;
  readonly title: string;
  readonly cat: CatDrawing;
  readonly background: Background;
}

/** A dozen cats, of no store in particular: every coat once, every pose, the props that a caption can use. */
export const pressDrawings: readonly PressDrawing[] = [
  {
    name: 'tuxedo-with-cap',
    title: 'a tuxedo cat in a green cap',
    cat: { coat: 'tuxedo', pose: 'sitting', wears: 'cap' },
    background: 'yellow',
  },
  {
    name: 'orange-with-coffee',
    title: 'an orange cat beside a paper cup of coffee',
    cat: { coat: 'orange', pose: 'sitting', prop: 'coffee' },
    background: 'green',
  },
  {
    name: 'grey-asleep',
    title: 'a grey cat asleep',
    cat: { coat: 'grey', pose: 'loaf', asleep: true },
    background: 'pink',
  },
  {
    name: 'calico-in-crate',
    title: 'a calico cat in a crate',
    cat: { coat: 'calico', pose: 'sitting', prop: 'crate' },
    background: 'blue',
  },
  {
    name: 'black-loaf',
    title: 'a black cat, paws tucked in',
    cat: { coat: 'black', pose: 'loaf', mood: 'smug' },
    background: 'yellow',
  },
  {
    name: 'brown-with-newspaper',
    title: 'a brown tabby with a newspaper',
    cat: { coat: 'brown', pose: 'sitting', prop: 'newspaper' },
    background: 'sky',
  },
  {
    name: 'tortie-stretched',
    title: 'a tortoiseshell cat, stretched out',
    cat: { coat: 'tortie', pose: 'stretched' },
    background: 'paper',
  },
  {
    name: 'white-peeking',
    title: 'a white cat, peeking',
    cat: { coat: 'white', pose: 'peeking' },
    background: 'red',
  },
  {
    name: 'siamese-standing',
    title: 'a Siamese cat, standing',
    cat: { coat: 'siamese', pose: 'standing', mood: 'happy' },
    background: 'green',
  },
  {
    name: 'cow-with-bow',
    title: 'a black and white cat with a bow',
    cat: { coat: 'cow', pose: 'sitting', wears: 'bow' },
    background: 'sky',
  },
  {
    name: 'grey-with-gavel',
    title: 'a grey cat with a gavel, for the campaign',
    cat: { coat: 'grey', pose: 'sitting', prop: 'gavel' },
    background: 'yellow',
  },
  {
    name: 'orange-with-stethoscope',
    title: 'an orange cat with a stethoscope, for vet care',
    cat: { coat: 'orange', pose: 'sitting', prop: 'stethoscope' },
    background: 'pink',
  },
];
