import type { SceneDrawing } from '#src/config/drawings.ts';

/** The scenes of our own pages, served at `/art/<name>.svg`. */
export const siteScenes = {
  'scene-about': {
    scene: 'window',
    background: 'sky',
    cats: [{ coat: 'gray', pose: 'sitting' }],
  },
  'scene-news': {
    scene: 'crate',
    background: 'yellow',
    cats: [{ coat: 'orange', pose: 'sitting', wears: 'glasses', prop: 'newspaper' }],
  },
  'scene-presskit': {
    scene: 'counter',
    background: 'yellow',
    cats: [{ coat: 'tuxedo', pose: 'sitting', prop: 'microphone' }],
  },
  'scene-partners': {
    scene: 'storefronts',
    background: 'pink',
    cats: [
      { coat: 'calico', pose: 'sitting' },
      { coat: 'black', pose: 'standing' },
    ],
  },
  'scene-vet': {
    scene: 'sofa',
    background: 'sky',
    cats: [{ coat: 'brown', pose: 'sitting', prop: 'stethoscope' }],
  },
  'scene-shop': {
    scene: 'shelf',
    background: 'pink',
    cats: [
      { coat: 'tortie', pose: 'loaf' },
      { coat: 'white', pose: 'peeking' },
    ],
  },
  'scene-petition': {
    scene: 'city-hall',
    background: 'sky',
    cats: [{ coat: 'cow', pose: 'sitting', wears: 'bow' }],
  },
  'scene-cats': {
    scene: 'street',
    background: 'yellow',
    cats: [
      { coat: 'orange', pose: 'standing' },
      { coat: 'siamese', pose: 'sitting' },
    ],
  },
  'scene-bridge': {
    scene: 'bridge',
    background: 'sky',
    cats: [{ coat: 'gray', pose: 'standing', wears: 'bandana' }],
  },
  'scene-privacy': {
    scene: 'night',
    background: 'ink',
    cats: [{ coat: 'black', pose: 'loaf', asleep: true }],
  },
  'scene-store': {
    scene: 'counter',
    background: 'pink',
    cats: [{ coat: 'black', pose: 'loaf', mood: 'grumpy' }],
  },
  'scene-letters': {
    scene: 'post-office',
    background: 'sky',
    cats: [{ coat: 'gray', pose: 'sitting', wears: 'bow' }],
  },
  'scene-bills': {
    scene: 'capitol',
    background: 'yellow',
    cats: [{ coat: 'calico', pose: 'sitting', wears: 'glasses' }],
  },
  'scene-missing': {
    scene: 'night',
    background: 'green',
    cats: [{ coat: 'brown', pose: 'peeking', mood: 'surprised' }],
  },
  'scene-fundraiser': {
    scene: 'counter',
    background: 'pink',
    cats: [{ coat: 'cow', pose: 'sitting', prop: 'can' }],
  },
  'scene-blog': {
    scene: 'rooftop',
    background: 'pink',
    cats: [{ coat: 'tortie', pose: 'sitting', prop: 'coffee' }],
  },
} as const satisfies Record<string, SceneDrawing>;

/** What they show, for those who do not see them. */
export const siteSceneAlts: Readonly<Record<keyof typeof siteScenes, string>> = {
  'scene-about': 'A drawing of a gray cat sitting in a store window.',
  'scene-news': 'A drawing of a cat in glasses beside a newspaper.',
  'scene-presskit': 'A drawing of a tuxedo cat behind a microphone on a store counter.',
  'scene-partners': 'A drawing of two cats, a calico and a black one, in front of a row of stores.',
  'scene-vet': 'A drawing of a brown cat on a sofa at home, with a stethoscope around its neck.',
  'scene-shop':
    'A drawing of store shelves with a tortoiseshell cat lying on one and a white cat peeking out of another.',
  'scene-petition': 'A drawing of a black and white cat with a bow in front of City Hall.',
  'scene-cats': 'A drawing of two cats, an orange one and a Siamese, on a New York street.',
  'scene-bridge': 'A drawing of a gray cat in a bandana at a bridge.',
  'scene-privacy': 'A drawing of a black cat asleep at night.',
  'scene-store': 'A drawing of a grumpy black cat lying on a store counter.',
  'scene-letters': 'A drawing of a cat on guard in front of the post office.',
  'scene-bills': 'A drawing of a cat with glasses waiting on the steps of the Capitol.',
  'scene-missing': 'A drawing of a brown cat peeking out at night.',
  'scene-fundraiser': 'A drawing of a black and white cat with a can on a store counter.',
  'scene-blog': 'A drawing of a tortoiseshell cat with a cup of coffee on a roof.',
};
