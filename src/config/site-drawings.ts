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
    scene: 'vet',
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
