import type { Background, CatDrawing, SceneDrawing } from '#src/config/drawings.ts';
import { siteScenes } from '#src/config/site-drawings.ts';

/** A drawing of the press archive: a cat by itself, or a scene. `name` is its file name. */
export type PressDrawing = { readonly name: string; readonly title: string } & (
  { readonly cat: CatDrawing; readonly background: Background } | { readonly scene: SceneDrawing }
);

/** A dozen drawings of no particular store: every coat once, and two scenes of the site. */
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
    name: 'gray-with-gavel',
    title: 'a gray cat with a gavel, for the campaign',
    cat: { coat: 'gray', pose: 'sitting', prop: 'gavel' },
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
    background: 'pink',
  },
  {
    name: 'white-asleep',
    title: 'a white cat asleep',
    cat: { coat: 'white', pose: 'loaf', asleep: true },
    background: 'red',
  },
  {
    name: 'siamese-with-stethoscope',
    title: 'a Siamese cat with a stethoscope, for vet care',
    cat: { coat: 'siamese', pose: 'sitting', prop: 'stethoscope' },
    background: 'green',
  },
  {
    name: 'black-and-white-with-bow',
    title: 'a black and white cat with a bow',
    cat: { coat: 'cow', pose: 'sitting', wears: 'bow' },
    background: 'sky',
  },
  {
    name: 'street',
    title: 'two cats in front of a deli',
    scene: siteScenes['scene-cats'],
  },
  {
    name: 'city-hall',
    title: 'a cat at City Hall',
    scene: siteScenes['scene-petition'],
  },
];
