import type { SceneDrawing } from '#src/config/drawings.ts';
import { sources } from '#src/config/sources.ts';
import type { Source } from '#src/config/sources.ts';

interface Step {
  title: string;
  text: string;
  /** What to press to do it. */
  way?: Source & { url: string };
  /** A case in which it was done, or what is known of it. */
  known?: {
    text: string;
    /** The notice that is pasted under the step, with a drawing of where the cat is. */
    notice?: Pick<SceneDrawing, 'scene' | 'background'> & {
      /** Id of the cat that it tells of. */
      cat: string;
      /** What was stamped on it in the end, where we know it. */
      end?: 'Home' | 'Adopted';
    };
    /** Where the whole of it is told: a post of ours, or the source. */
    link?: Source;
  };
}

export interface Situation {
  id: string;
  title: string;
  steps: readonly Step[];
}

const snowy = { name: 'Snowy comes home', url: '/blog/snowy-comes-home' };
const leila = { name: 'Leila of Tenth Avenue', url: '/blog/leila-of-tenth-avenue' };
const boka = {
  name: 'Eater',
  url: 'https://ny.eater.com/2022/8/3/23288733/boka-bodega-cat-missing-green-olives-deli-and-grill',
};

/** What to do when a store's cat is gone, from cases that were told. */
export const situations: readonly Situation[] = [
  {
    id: 'missing',
    title: 'Nobody knows where',
    steps: [
      {
        title: 'Knock on the block',
        text: 'Go next door before you go farther. Some store cats have a second address.',
        known: {
          notice: { cat: 'antonio-woodside', scene: 'street', background: 'sky' },
          text: 'Antonio of Woodside, 18 years old, spent hours at neighbors’ houses and came home at mealtimes. That was before August 2024, when somebody took him; how it ended we don’t know.',
          link: {
            name: 'Wide Open Spaces, 2024',
            url: 'https://www.wideopenspaces.com/thief-catnaps-beloved-nyc-cat-in-chilling-video/',
          },
        },
      },
      {
        title: 'Paper the doors and the phones',
        text: 'A picture, the day, the corner, a number that somebody answers: on paper along the avenue, and in every chat of the neighborhood.',
        known: {
          notice: { cat: 'snowy-flatbush', scene: 'storefronts', background: 'pink', end: 'Home' },
          text: 'Flatbush, 2025: there were posters for Snowy, a five-month-old Persian, and the neighbors’ chats carried the word. After two weeks he was back.',
          link: snowy,
        },
      },
      {
        title: 'Call the chip’s registry',
        text: 'If the cat has a chip, make sure that the phone number behind it is yours and works. A wrong or dead one is the usual failure.',
        known: {
          text: 'In a study of 53 shelters, cats with a chip got home about 20 times as often as stray cats did overall.',
          link: {
            name: 'Science Daily, 2009',
            url: 'https://www.sciencedaily.com/releases/2009/10/091013185154.htm',
          },
        },
      },
      {
        title: 'Ask the shelters',
        text: 'Animal Care Centers of NYC runs the city’s shelters. Somebody kind may have brought the cat in. Go soon, and bring a picture of the cat.',
        way: { ...sources.lostAndFound, name: 'Their lost and found' },
      },
    ],
  },
  {
    id: 'stolen',
    title: 'Somebody took the cat',
    steps: [
      {
        title: 'Save the footage',
        text: 'Copy what the camera saw before it is recorded over.',
        known: {
          notice: { cat: 'boka-park-slope', scene: 'night', background: 'ink', end: 'Home' },
          text: 'Park Slope, 2022: A camera saw Boka being taken, and within five days it was in the news.',
          link: boka,
        },
      },
      {
        title: 'Report it',
        text: 'Take the footage to the police, and keep the number of the report.',
      },
      {
        title: 'Call the newsroom',
        text: 'A cat from the corner store is a story, and a story reaches people that no poster does.',
        known: {
          notice: { cat: 'snowy-flatbush', scene: 'party', background: 'pink', end: 'Home' },
          text: 'The person who brought Snowy back had seen the news.',
          link: snowy,
        },
      },
      {
        title: 'Leave a way back',
        text: 'Whoever took the cat may be sorry, or scared. Let somebody in between do the talking.',
        known: {
          text: 'A go-between spoke to the one who had Boka. He was back at five in the morning, eight days after, and an owner, Abdulmajeed Albahri, did not press the matter.',
        },
      },
      {
        title: 'Keep going',
        text: 'Boka was gone eight days, and Snowy two weeks.',
        known: {
          notice: { cat: 'luna-bronx', scene: 'counter', background: 'yellow', end: 'Home' },
          text: 'Luna, a kitten stolen from a store in the Bronx, was given back as well.',
        },
      },
    ],
  },
  {
    id: 'locked-in',
    title: 'The store closed, the cat is inside',
    steps: [
      {
        title: 'Find the owner, and ask',
        text: 'Ask the landlord, the neighbors, the store next door. A friendly word opens more than a crowbar.',
        known: {
          notice: {
            cat: 'leila-hells-kitchen',
            scene: 'sofa',
            background: 'yellow',
            end: 'Adopted',
          },
          text: 'Hell’s Kitchen, 2024: Tiff Winton, Mirjana Vicari and Ben Lagman, neighbors, persuaded the former owner of a closed deli to give up Leila. She had been shut in for more than five weeks.',
          link: leila,
        },
      },
      {
        title: 'Don’t wait it out',
        text: 'If nobody feeds the cat, call 311 or the police: that is where New York takes reports of cruelty.',
        way: { name: 'Call 311', url: 'tel:311' },
      },
      {
        title: 'First stop, the vet',
        text: 'Before a bath, before a picture, before the new name.',
        known: {
          text: 'Leila was taken to one. Clinics that go easy on a budget are on our list.',
          link: {
            name: 'Where to find a vet you can afford',
            url: '/blog/where-to-find-a-vet-you-can-afford',
          },
        },
      },
      {
        title: 'Have a home ready',
        text: 'Somebody has to take the cat in on the day that the store’s door opens.',
        known: {
          text: 'One of Leila’s rescuers, Ben Lagman, adopted her.',
        },
      },
    ],
  },
];
