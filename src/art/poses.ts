import type { Pose } from '#src/config/drawings.ts';
import type { Bounds } from '#src/art/part.ts';

/** One or more limbs of the same width. */
interface Limb {
  d: string;
  width: number;
  /** The end in the color of the paws. */
  tip: string;
  far?: boolean;
  /** Drawn in front of the body. */
  near?: boolean;
}

/** A body without its head. Units of the cat: about 400 wide, the floor at 424. */
export interface PoseLook {
  /** Point between the eyes, and the turn of the head in degrees. */
  head: readonly [number, number, number];
  body: string;
  bib: string;
  folds: string;
  stripes: string;
  patches: readonly [string, string, string];
  paws: string;
  toes: string;
  /** An extra toe at each paw that shows, like the thumb of a mitten. */
  thumbs: string;
  limbs: readonly Limb[];
  tail: { d: string; tip: string; near?: boolean };
  apron: string;
  pocket: string;
  bounds: Bounds;
  /** Middle of the foot of a prop. */
  side: readonly [number, number];
}

export const poseLooks: Record<Pose, PoseLook> = {
  sitting: {
    head: [200, 160, 0],
    body: 'M150 226C124 258 118 300 113 336 92 358 86 396 98 424H302C314 396 308 358 287 336 282 300 276 258 250 226z',
    bib: 'M158 236C142 280 150 328 172 346l12-8 16 20 16-20 12 8c22-18 30-66 14-110z',
    folds: 'M113 336c26 0 44 22 44 54M287 336c-26 0-44 22-44 54M200 366v44',
    stripes: 'M112 306l34 8M104 340l34 12M94 376l32 4M288 306l-34 8M296 340l-34 12M306 376l-32 4',
    patches: [
      'M310 290C262 284 240 320 252 356 266 388 320 384 330 350z',
      'M80 236H156C170 276 156 310 126 318L80 326z',
      'M70 366c40-12 66 12 62 58H70z',
    ],
    paws: 'M142 424c-10-26 2-40 28-40 22 0 32 12 30 40zM258 424c10-26-2-40-28-40-22 0-32 12-30 40z',
    toes: 'M162 408v12M180 408v12M220 408v12M238 408v12',
    thumbs: 'M144 424c-18 2-30-8-26-20 6-10 24-8 32 2zM256 424c18 2 30-8 26-20-6-10-24-8-32 2z',
    limbs: [],
    tail: { d: 'M276 398C334 414 372 382 352 334', tip: 'M362 366Q362 350 352 334' },
    apron: 'M152 258Q200 296 248 258L256 300Q276 340 270 392H130Q124 340 144 300z',
    pocket: 'M168 332h64v20q0 18-18 18h-28q-18 0-18-18z',
    bounds: [86, 32, 378, 426],
    side: [52, 426],
  },
  loaf: {
    head: [156, 250, 0],
    body: 'M66 424C34 420 30 380 44 340 72 276 180 254 270 274 352 292 396 342 386 398 382 418 368 424 350 424z',
    bib: 'M92 330C84 376 116 404 156 406S228 376 220 330z',
    folds: 'M268 400c-8-34 18-66 62-62',
    stripes: 'M252 276l4 46M290 282l2 46M326 298l0 42M358 322l-8 36',
    patches: [
      'M236 250C226 304 250 336 292 330 334 322 336 280 326 250z',
      'M352 324C326 348 336 392 366 396L410 400V310z',
      'M20 330c34-4 54 34 44 74-14 14-34 10-44 0z',
    ],
    paws: 'M88 424c-12-24 4-38 32-38 18 0 32 6 36 16 4-10 18-16 36-16 28 0 44 14 32 38z',
    toes: 'M112 410v10M130 410v10M182 410v10M200 410v10',
    thumbs: 'M88 424c-16 2-26-8-22-18 6-10 20-6 26 4zM224 424c16 2 26-8 22-18-6-10-20-6-26 4z',
    limbs: [],
    tail: { d: 'M356 404C330 412 290 410 258 404', tip: 'M286 408L258 404', near: true },
    apron: 'M100 332Q156 384 212 332L232 400H80z',
    pocket: '',
    bounds: [34, 122, 390, 426],
    side: [2, 426],
  },
  stretched: {
    head: [126, 270, -4],
    body: 'M108 420C80 396 84 344 134 322 210 290 330 286 402 316 452 338 470 384 452 420z',
    bib: 'M84 350C76 390 110 420 170 420 190 380 176 350 168 340zM226 420C250 390 350 390 396 420z',
    folds: 'M392 392c-26-14-22-46 14-58',
    stripes: 'M226 300l8 42M270 292l4 44M314 292l0 44M356 300l-4 42M400 320l-12 34',
    patches: [
      'M220 270C212 326 250 344 290 334 322 324 320 290 312 270z',
      'M372 280C350 320 366 356 404 356L480 360V280z',
      'M330 420c0-34 30-48 54-28v28z',
    ],
    paws: '',
    toes: 'M34 400v8M48 400v8M512 400v8M498 400v8',
    thumbs: 'M62 388c-8-14-26-12-28 0 2 8 14 8 24 8zM484 388c8-14 26-12 28 0-2 8-14 8-24 8z',
    limbs: [
      { d: 'M200 386L60 390', width: 44, tip: 'M74 390H60', far: true },
      { d: 'M196 404H40M410 404H506', width: 44, tip: 'M58 404H40M488 404H506', near: true },
    ],
    tail: { d: 'M440 366C506 366 528 322 500 272', tip: 'M512 304Q510 286 500 272' },
    apron: 'M196 330Q260 300 330 318L344 410H210z',
    pocket: 'M246 348h58v16q0 16-16 16h-26q-16 0-16-16z',
    bounds: [14, 142, 532, 428],
    side: [300, 432],
  },
  peeking: {
    head: [200, 172, 0],
    body: 'M104 330C104 260 140 240 200 240S296 260 296 330z',
    bib: 'M150 260C150 300 170 330 200 330S250 300 250 260z',
    folds: '',
    stripes: '',
    patches: ['M240 240h70v70h-60z', 'M90 240h60v60H90z', ''],
    paws: 'M98 330c-12-44 0-62 28-62s40 18 28 62q-28 10-56 0zM302 330c12-44 0-62-28-62s-40 18-28 62q28 10 56 0z',
    toes: 'M116 314v16M136 314v16M264 314v16M284 314v16',
    thumbs: 'M98 322c-16 4-26-6-22-16 6-10 20-6 24 4zM302 322c16 4 26-6 22-16-6-10-20-6-24 4z',
    limbs: [],
    tail: { d: '', tip: '' },
    apron: 'M152 262Q200 304 248 262L252 330H148z',
    pocket: '',
    bounds: [50, 44, 350, 426],
    side: [34, 430],
  },
  standing: {
    head: [124, 178, 0],
    body: 'M112 246C160 226 270 226 326 242 366 256 366 318 346 346 290 350 196 364 144 350 104 330 94 270 112 246z',
    bib: 'M96 250C96 320 120 350 168 350 180 320 176 280 150 250z',
    folds: 'M316 350c-12-20-10-44 6-58M168 340c8-8 10-18 8-30',
    stripes: 'M214 236l-6 46M252 234l-2 48M290 238l2 46M330 250l-4 36',
    patches: [
      'M196 220C186 276 214 306 256 298 292 288 292 250 280 220z',
      'M312 300C300 330 330 370 372 360V260z',
      'M90 300c30-8 56 14 60 60l-60 10z',
    ],
    paws: '',
    toes: 'M154 408v10M166 408v10M330 408v10M342 408v10',
    thumbs: 'M140 420c-16 4-26-4-22-14 4-8 18-6 24 2zM356 420c16 4 26-4 22-14-4-8-18-6-24 2z',
    limbs: [
      {
        d: 'M206 320L214 400M290 320L280 400',
        width: 46,
        tip: 'M213 392L214 400M281 392L280 400',
        far: true,
      },
      { d: 'M164 320L158 402M332 310L338 402', width: 46, tip: 'M159 390L158 402M337 390L338 402' },
    ],
    tail: { d: 'M336 268C392 262 366 176 398 128', tip: 'M384 158Q388 142 398 128' },
    apron: 'M178 232Q240 222 296 234L300 356Q240 364 178 356z',
    pocket: 'M208 286h62v20q0 18-18 18h-26q-18 0-18-18z',
    bounds: [-4, 50, 420, 428],
    side: [62, 430],
  },
};
