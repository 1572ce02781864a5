import type { SceneDrawing, SceneName } from '#src/config/drawings.ts';
import { drawCat } from './cat.ts';
import { sceneGrounds } from './palette.ts';
import { fitted } from './part.ts';
import { capitol, cityHall, courtroom, postOffice } from './scenes/civic.ts';
import { calendar, party, vet } from './scenes/room.ts';
import type { SettingOf } from './scenes/setting.ts';
import { bridge, rooftop } from './scenes/skyline.ts';
import { crates, fruit } from './scenes/stand.ts';
import { counter, shelf, storeWindow } from './scenes/store.ts';
import { night, storefronts, street } from './scenes/street.ts';
import { file, inked } from './svg.ts';

const settings: Record<SceneName, SettingOf> = {
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
  party,
  bridge,
  calendar,
  rooftop,
  courtroom,
  storefronts,
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
