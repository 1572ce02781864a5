/**
 * The words in which a drawing is described. Authors write them in content files, the art kit draws them, and the
 * schemas list them in their error messages.
 */

/** Fur, each with its own markings, eyes and build. */
export const coats = [
  'tuxedo',
  'orange',
  'gray',
  'calico',
  'black',
  'brown',
  'tortie',
  'white',
  'siamese',
  'cow',
] as const;

export const poses = ['sitting', 'loaf', 'stretched', 'peeking', 'standing'] as const;

/** The face. A cat that is asleep has its eyes closed instead. */
export const moods = ['calm', 'smug', 'grumpy', 'surprised', 'happy', 'wink'] as const;

/** What the cat wears instead of its red collar with a bell. */
export const wears = ['cap', 'bandana', 'bow', 'glasses', 'apron', 'beanie', 'nothing'] as const;

/** What sets the body of a cat apart from most others. */
export const traits = ['folded-ears', 'tipped-ear', 'extra-toes'] as const;

/** What the cat has beside it; the crate holds the cat, the stethoscope hangs from its neck. */
export const props = [
  'coffee',
  'sandwich',
  'newspaper',
  'can',
  'flowers',
  'crate',
  'lottery',
  'broom',
  'microphone',
  'stethoscope',
  'gavel',
  'mouse-toy',
] as const;

export const backgrounds = [
  'yellow',
  'pink',
  'blue',
  'green',
  'sky',
  'red',
  'paper',
  'ink',
] as const;

/** What a product is; a sticker is the bare cat with its die-cut edge. */
export const garments = ['sticker', 't-shirt', 'crewneck', 'hoodie'] as const;

export const garmentColors = ['white', 'ink', 'yellow', 'green', 'blue', 'pink', 'gray'] as const;

export const scenes = [
  'counter',
  'shelf',
  'window',
  'street',
  'night',
  'fruit',
  'crate',
  'post-office',
  'city-hall',
  'capitol',
  'vet',
  'sofa',
  'party',
  'bridge',
  'calendar',
  'rooftop',
  'courtroom',
  'storefronts',
  'fire-escape',
  'optician',
] as const;

/** The four kinds of care that the fund pays for, as icons. */
export const careIcons = ['vaccinations', 'spay-neuter', 'check-ups', 'emergency-care'] as const;

/** A scene has room for this many cats. */
export const maxSceneCats = 4;

export type Coat = (typeof coats)[number];
export type Pose = (typeof poses)[number];
export type Mood = (typeof moods)[number];
export type Wear = (typeof wears)[number];
type Trait = (typeof traits)[number];
export type Prop = (typeof props)[number];
export type Background = (typeof backgrounds)[number];
export type Garment = (typeof garments)[number];
export type GarmentColor = (typeof garmentColors)[number];
export type SceneName = (typeof scenes)[number];
export type CareIcon = (typeof careIcons)[number];

/** One cat, in words. */
export interface CatDrawing {
  coat: Coat;
  pose: Pose;
  asleep?: boolean | undefined;
  mood?: Mood | undefined;
  wears?: Wear | undefined;
  trait?: Trait | undefined;
  prop?: Prop | undefined;
}

/** A product picture: a sticker, or a garment with the cat printed on its chest. */
export interface ProductDrawing {
  cat: CatDrawing;
  background: Background;
  garment: Garment;
  garmentColor?: GarmentColor | undefined;
}

/** A cover: a place in New York and the cats in it; the scene decides where they sit. */
export interface SceneDrawing {
  scene: SceneName;
  background: Background;
  cats: readonly CatDrawing[];
}
