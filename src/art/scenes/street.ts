import {
  awning,
  bricks,
  hydrant,
  neon,
  sashes,
  sidewalk,
  signboard,
  skyline,
} from '#src/art/fittings.ts';
import {
  blue,
  brick,
  green,
  ink,
  leaf,
  night as dusk,
  pink,
  tomato,
  sceneGrounds,
  white,
  yellow,
} from '#src/art/palette.ts';
import { box, film, flat, line, shape } from '#src/art/svg.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';

const glow = '#ffe48a';

/** Storefront, hydrant, fire escape. */
export const street: SettingOf = (ground) => ({
  back:
    flat('M0 0H640V360H0z', ground) +
    skyline(
      300,
      [
        [0, 60, 190],
        [556, 50, 230],
        [600, 50, 160],
      ],
      '#00000022',
      '#ffffff44',
    ) +
    box(50, -9, 500, 320, brick) +
    bricks(54, 0, 492, 130, '#98402c') +
    sashes(90, 14, 5, 1, 100, 0, '#bcdff0') +
    line(
      'M176 96H444M176 66H444M176 66V96M198 66V96M220 66V96M242 66V96M264 66V96M286 66V96M308 66V96M330 66V96M352 66V96M374 66V96M396 66V96M418 66V96M444 66V96M300-9L214 96M330-9L244 96M288 10h26M270 32h26M252 54h26M234 76h26',
      '#22302a',
      5,
    ) +
    box(64, 140, 472, 176, green) +
    signboard('DELI', 200, 104, 200, 42, yellow, ink) +
    box(84, 186, 190, 108, '#bcdff0') +
    box(296, 186, 84, 128, '#34333a') +
    box(308, 196, 60, 84, '#bcdff0') +
    box(400, 186, 118, 108, '#bcdff0') +
    box(96, 214, 46, 56, yellow, 3) +
    box(460, 214, 46, 56, pink, 3) +
    line('M106 230h26M106 244h26M470 230h26M470 244h26', ink, 5) +
    awning(64, 146, 472, 28, 16, tomato) +
    sidewalk(310) +
    hydrant(592, 338),
  perches: [
    [142, 136, 376, 350],
    [374, 228, 500, 350],
    [504, 244, 572, 330],
    [2, 258, 94, 352],
  ],
});

/** The same corner with its window lit. */
export const night: SettingOf = (ground) => ({
  back:
    flat('M0 0H640V360H0z', dusk) +
    `<circle cx="560" cy="62" r="34" fill="${glow}" stroke="none"/><circle cx="574" cy="52" r="30" fill="${dusk}" stroke="none"/>` +
    line('M36 40h.1M96 84h.1M470 40h.1M620 130h.1M510 110h.1M60 140h.1', white, 5) +
    skyline(
      320,
      [
        [0, 70, 150],
        [60, 40, 210],
        [500, 60, 190],
        [580, 60, 130],
      ],
      '#121a35',
      glow,
    ) +
    box(120, 60, 390, 260, ground) +
    box(108, 46, 414, 20, '#34333a', 4) +
    neon(226, 86, 26) +
    line('M420 66V96', ink, 4) +
    shape('M400 108q20-26 40 0z', '#34333a') +
    box(140, 168, 220, 132, glow) +
    film('M150 178h90l-60 122h-30z', white, 0.4) +
    line('M250 168V300') +
    box(384, 168, 100, 148, '#34333a') +
    box(398, 182, 72, 90, glow) +
    awning(130, 134, 370, 24, 14, ground === sceneGrounds.green ? tomato : green) +
    flat('M-9 314H649V369H-9z', '#3b4263') +
    film('M150 316H360L420 360H90zM392 316h80l40 44H392z', glow, 0.3) +
    line('M-9 314H649') +
    line('M578 316V178q0-30-30-30', '#0d1226', 9) +
    shape('M526 148h42l-10 18h-22z', glow),
  perches: [
    [144, 132, 374, 348],
    [506, 240, 616, 350],
    [20, 240, 136, 350],
    [390, 262, 468, 350],
  ],
});

/** A row of stores, each with its own sign and awning. */
export const storefronts: SettingOf = (ground) => {
  const store = (x: number, top: number, wall: string, word: string, color: string): string =>
    box(x, top, 160, 330 - top, wall) +
    box(x - 4, top - 12, 168, 14, '#4a4852', 2) +
    sashes(x + 16, top + 16, 3, 1, 44, 0, '#cfe8f3') +
    signboard(word, x + 12, 136, 136, 36, color, white) +
    box(x + 12, 196, 84, 104, '#cfe8f3') +
    box(x + 108, 196, 40, 120, '#34333a') +
    box(x + 114, 204, 28, 52, '#cfe8f3') +
    awning(x + 6, 172, 148, 20, 8, color);
  return {
    back:
      flat('M0 0H640V360H0z', ground) +
      store(0, 44, '#c96a4e', 'FRUIT', leaf) +
      store(160, 26, '#e4c48f', 'BODEGA', tomato) +
      store(320, 50, '#8fa7b5', 'DELI', blue) +
      store(480, 32, '#b5533c', 'CAFE', '#7d5527') +
      sidewalk(314) +
      line('M560 268V342M540 344h40M518 252V344M518 302h-24v42', ink, 6) +
      box(526, 260, 68, 10, white, 4) +
      box(548, 240, 22, 20, tomato, 4) +
      line('M570 244h6q4 6-6 10', '', 3),
    perches: [
      [146, 176, 346, 352],
      [332, 216, 460, 350],
      [10, 222, 136, 350],
      [504, 224, 632, 350],
    ],
  };
};
