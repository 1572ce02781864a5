import type { CareIcon } from '#src/config/drawings.ts';
import { drawHead } from '#src/art/cat.ts';
import { blue, cream, green, ink, tomato, sky, steel, white, yellow } from '#src/art/palette.ts';
import { fitted, part, stack, type Part } from '#src/art/part.ts';
import { file, flat, group, line, oval, shape } from '#src/art/svg.ts';

const barrel = 'M-34-70H34V54Q34 62 26 62H-26Q-34 62-34 54z';
const syringe: Part = {
  art: group(
    line('M0 62V130', ink, 8) +
      line('M0-70V-122', ink, 22) +
      line('M0-70V-122', steel, 8) +
      line('M-28-126H28', ink, 22) +
      line('M-28-126H28', tomato, 8) +
      shape(barrel, white) +
      flat('M-30-10H30V54Q30 58 26 58H-26Q-30 58-30 54z', sky) +
      line('M-34-44H-12M-34-10H30M-34 24H-12', ink, 6) +
      line('M-46-70H46', ink, 14),
    'transform="rotate(45)"',
  ),
  edge: `<g transform="rotate(45)"><path d="${barrel}M-46-70H46M-28-126H28M0-126V130"/></g>`,
  bounds: [-110, -112, 116, 104],
};

const funnel = 'M-150-60C-140-160 140-160 150-60L92 84Q0 140-92 84z';
const cone: Part = part(shape(funnel, '#d7ecf5'), funnel, [-150, -136, 150, 112]);
const rimOfCone: Part = {
  art:
    line('M-124 6L-84 76M124 6L84 76', '#8fb5c9', 6) +
    shape('M-90 72Q0 128 90 72L96 92Q0 150-96 92z', blue),
  edge: '<path d="M-90 72Q0 128 90 72L96 92Q0 150-96 92z"/>',
  bounds: [-96, 72, 96, 122],
};

const board = 'M-92-118H92V118H-92z';
const clip = 'M-34-136H34V-102H-34z';
const checkUp = part(
  shape(board, '#c08a52') +
    flat('M-74-98H74V100H-74z', cream) +
    shape(clip, steel) +
    line('M-56-62l12 12 20-24M-56-12l12 12 20-24M-56 38l12 12 20-24', green, 11) +
    line('M-4-58H52M-4-8H52M-4 42H30', '#a9a294', 9) +
    line('M40 6C20 70 96 84 96 34V-4M56 62Q60 110 100 100', ink, 18) +
    line('M40 6C20 70 96 84 96 34V-4M56 62Q60 110 100 100', blue, 6) +
    oval(108, 98, 19, 19, steel) +
    oval(108, 98, 6, 6, white),
  `${board}${clip}M96 74h32v44H96zM90-8h10v60z`,
  [-92, -136, 130, 122],
);

const kit = 'M-126-58Q-126-70-114-70H114Q126-70 126-58V92Q126 104 114 104H-114Q-126 104-126 92z';
const handle = 'M-50-72V-96Q-50-112-34-112H34Q50-112 50-96V-72';
const emergency = part(
  line(handle, ink, 24) +
    line(handle, steel, 9) +
    shape(kit, tomato) +
    flat('M-122-34H122V-22H-122z', '#9c2018') +
    shape('M0 78C-70 34-58-18-26-18-10-18 0-4 0 4 0-4 10-18 26-18 58-18 70 34 0 78z', white) +
    line('M-44 26h22l10-20 16 40 12-20h26', tomato, 8) +
    shape('M-98-44H-74V-12H-98zM74-44H98V-12H74z', yellow),
  `${kit}${handle}`,
  [-126, -116, 126, 104],
);

const icons: Record<CareIcon, () => Part> = {
  vaccinations: () => syringe,
  'spay-neuter': () => stack([cone, drawHead({ coat: 'calico', mood: 'grumpy' }, 'a'), rimOfCone]),
  'check-ups': () => checkUp,
  'emergency-care': () => emergency,
};

/** One kind of care as a sticker, a whole SVG file of 160 by 160 pixels without a ground. */
export const drawCareType = (icon: CareIcon): string =>
  file(160, 160, fitted(icons[icon](), [6, 6, 154, 158], 'e'));
