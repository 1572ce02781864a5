import type { Coat } from '#src/config/drawings.ts';
import type { Build } from '#src/art/head-shapes.ts';
import { cream, ink, pink } from '#src/art/palette.ts';
import { flat, line } from '#src/art/svg.ts';

/** How a coat looks; everything is a color unless it says otherwise. */
export interface CoatLook {
  build: Build;
  fur: string;
  /** Limbs on the far side. */
  shade: string;
  muzzle: string;
  bib: string;
  paws: string;
  tailTip: string;
  /** Left and right, as the viewer sees them. */
  eyes: readonly [string, string];
  /** Skin above the left and right eye, seen when the lid is half down. */
  lids: readonly [string, string];
  /** Closed eyes, mouth, folds of the body: dark on light fur and light on dark fur. */
  lash: string;
  mouth: string;
  fold: string;
  ear: string;
  nose: string;
  /** Tabby stripes. */
  stripe?: string;
  /** Three patches on the body. */
  patches?: readonly [string, string, string];
  /** Marks on the head, around its origin, cut by its outline. */
  face: string;
}

const tabby = (color: string): string =>
  line(
    'M-26-76v24M0-84v34M26-76v24M-112 14l32 6M-112 38l30-2M112 14l-32 6M112 38l-30-2',
    color,
    10,
  );

const plain = (fur: string, shade: string) => ({
  build: 'round' as Build,
  fur,
  shade,
  muzzle: fur,
  bib: fur,
  paws: fur,
  tailTip: fur,
  lids: [shade, shade] as const,
  lash: ink,
  mouth: ink,
  fold: ink,
  ear: pink,
  nose: '#ef8f8b',
  face: '',
});

/** All coats of the cast. */
export const coatLooks: Record<Coat, CoatLook> = {
  tuxedo: {
    ...plain('#302f35', '#222126'),
    muzzle: cream,
    bib: cream,
    paws: cream,
    eyes: ['#f2c230', '#f2c230'],
    lash: cream,
    fold: '#6d6974',
    face: flat('M0-66C-8-20-20 6-40 22H40C20 6 8-20 0-66z', cream),
  },
  orange: {
    ...plain('#ee9a3f', '#d07d2b'),
    muzzle: '#fff3df',
    bib: '#fff3df',
    paws: '#fff3df',
    eyes: ['#8fc14e', '#8fc14e'],
    stripe: '#bf6426',
    face: tabby('#bf6426'),
  },
  gray: {
    ...plain('#929bab', '#767f90'),
    muzzle: '#dfe3ea',
    bib: '#dfe3ea',
    eyes: ['#f2c230', '#f2c230'],
    nose: '#5d6472',
    stripe: '#69717f',
    face: tabby('#69717f'),
  },
  calico: {
    ...plain('#fbf5ea', '#e6dccb'),
    muzzle: '#fff',
    bib: '#fff',
    tailTip: '#3f3539',
    eyes: ['#5aa7d6', '#5aa7d6'],
    lids: ['#d07d2b', '#e6dccb'],
    patches: ['#e9963e', '#3f3539', '#e9963e'],
    face:
      flat('M-130-140H-8C-6-90-20-44-50-28-80-14-104-6-130 4z', '#e9963e') +
      flat('M130-140H34C24-100 34-56 62-40 84-30 104-34 130-30z', '#3f3539'),
  },
  black: {
    ...plain('#2a292f', '#1f1e23'),
    build: 'sleek',
    eyes: ['#a5d94f', '#a5d94f'],
    lash: cream,
    mouth: '#c9c4cc',
    fold: '#66626d',
    ear: '#8d6a73',
    nose: '#5a5560',
  },
  brown: {
    ...plain('#a9825a', '#8a6743'),
    build: 'fluffy',
    muzzle: '#f1e3cc',
    bib: '#dcc39c',
    tailTip: '#5f4630',
    eyes: ['#cfd856', '#cfd856'],
    stripe: '#5f4630',
    face: tabby('#5f4630') + line('M-72 22q-14 12-34 10M72 22q14 12 34 10', '#5f4630', 8),
  },
  tortie: {
    ...plain('#40353a', '#2e262a'),
    muzzle: '#e9b98a',
    bib: '#d98a3d',
    tailTip: '#d98a3d',
    eyes: ['#e8cf4a', '#e8cf4a'],
    lids: ['#2e262a', '#b66c28'],
    lash: cream,
    fold: '#85757b',
    patches: ['#d98a3d', '#d98a3d', '#8a5a35'],
    face:
      flat('M4-140H130V54C96 60 70 44 56 30 20 20 0-10 4-60z', '#d98a3d') +
      flat(
        'M-84-84c16-8 34 2 32 22-14 12-36 0-32-22zM-110 30c24-8 46 4 46 28-16 12-40 4-46-28z',
        '#d98a3d',
      ),
  },
  white: {
    ...plain('#fffdf8', '#e4ddd2'),
    build: 'fluffy',
    eyes: ['#5aa7d6', '#e9b93a'],
    face: flat('M-84 40a18 12 0 1 0 .1 0zM84 40a18 12 0 1 0 .1 0z', '#fbd9d3'),
  },
  siamese: {
    ...plain('#f0e0c3', '#d8c19c'),
    build: 'sleek',
    muzzle: '#6a5047',
    bib: '#f9efdc',
    paws: '#5b4339',
    tailTip: '#5b4339',
    eyes: ['#4ba3e3', '#4ba3e3'],
    lids: ['#48342c', '#48342c'],
    lash: cream,
    mouth: '#f0e0c3',
    ear: '#a77a70',
    nose: '#2f2320',
    face:
      flat('M0-58C60-50 84 10 62 60 40 96-40 96-62 60-84 10-60-50 0-58z', '#5b4339') +
      flat('M-130-150H-40L-46-86-98-40zM130-150H40L46-86 98-40z', '#5b4339'),
  },
  cow: {
    ...plain('#fffaf0', '#e4ddd2'),
    muzzle: '#fff',
    tailTip: '#2f2e34',
    eyes: ['#9ccb54', '#9ccb54'],
    lids: ['#1f1e23', '#1f1e23'],
    lash: cream,
    patches: ['#2f2e34', '#2f2e34', '#2f2e34'],
    face:
      flat(
        'M-130-140H-4C0-84-10-30-22-12-50 34-90 44-130 40zM130-140H4C6-90 12-50 18-16 34 32 84 40 130 30z',
        '#2f2e34',
      ) + flat('M-34 49a13 9 0 1 0 .1 0z', '#2f2e34'),
  },
};
