import type { SceneDrawing, SceneName } from '#src/config/drawings.ts';
import { drawCat } from '#src/art/cat.ts';
import { sceneGrounds } from '#src/art/palette.ts';
import { fitted } from '#src/art/part.ts';
import { fireEscape, optician } from '#src/art/scenes/block.ts';
import { capitol, cityHall, courtroom, postOffice } from '#src/art/scenes/civic.ts';
import { calendar, party, sofa, vet } from '#src/art/scenes/room.ts';
import type { SettingOf } from '#src/art/scenes/setting.ts';
import { bridge, rooftop } from '#src/art/scenes/skyline.ts';
import { crates, fruit } from '#src/art/scenes/stand.ts';
import { counter, shelf, storeWindow } from '#src/art/scenes/store.ts';
import { night, storefronts, street } from '#src/art/scenes/street.ts';
import { file, inked } from '#src/art/svg.ts';

/** The places that covers are drawn in. */
export const settings: Record<SceneName, SettingOf> = {
  counter,
  shelf,
  window: storeWindow,
  street,
  night,
  fruit,
  crate: crates,
  'post-office': postOffice,
  'city-hall': cityHall,
  capitol,
  vet,
  sofa,
  party,
  bridge,
  calendar,
  rooftop,
  courtroom,
  storefronts,
  'fire-escape': fireEscape,
  optician,
};

/** A cover, a whole SVG file of 640 by 360 pixels. The first cat is the main one; the scene decides where they are. */
export const drawScene = ({ scene, background, cats }: SceneDrawing): string => {
  const { back, perches, front } = settings[scene](sceneGrounds[background], cats.length);
  const cast = cats.slice(0, perches.length).map((cat, index) => {
    const id = 'abcd'.charAt(index);
    return fitted(drawCat(cat, id), perches[index] ?? perches[0], `${id}e`);
  });
  // Later cats are smaller and further back.
  return file(640, 360, inked(back, 4) + cast.reverse().join('') + inked(front ?? '', 4));
};
