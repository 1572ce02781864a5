import { addressPlace, pictureDataInText } from '#src/lib/markdown/picture-data.ts';

/**
 * A post's text as the editor shows it, with the data of its pictures apart, so that nobody meets 300,000 characters.
 */
interface SplitText {
  /** Pictures are written as image:1, image:2 … */
  readonly text: string;
  /** Data URLs, the first for image:1. '' for a number that is skipped. */
  readonly images: readonly string[];
}

const name = new RegExp(String.raw`${addressPlace}image:([1-9]\d{0,5})(?!\d)`, 'g');

/**
 * Takes the pictures out of a text, each once. `joinPictures` restores exactly the same text.
 * @param into the text into which it is put, whose pictures it may have too
 * @returns the text, and the pictures of both
 */
export function splitPictures(
  content: string,
  into: SplitText = { text: '', images: [] },
): SplitText {
  // A number that somebody has typed must not become the number of another picture.
  const written = new Set([...numbersIn(content), ...numbersIn(into.text)]);
  const images = [...into.images];
  const places = new Map(images.map((url, place) => [url, place]));
  const text = content.replace(pictureDataInText, (url) => {
    const place = places.get(url) ?? keep(images, url, written);
    places.set(url, place);
    return pictureName(place);
  });
  return { text, images };
}

/** Puts the pictures back where the text names them; the others are left out. */
export function joinPictures(text: string, images: readonly string[]): string {
  return text.replace(name, (written, number: string) => {
    const url = images[Number(number) - 1] ?? '';
    return url === '' ? written : url;
  });
}

/**
 * Adds a picture to those of a text. No number is used again while the text is open, so that undo brings back the right
 * picture.
 * @returns the longer list, and the picture's name in the text
 */
export function addPicture(
  { text, images }: SplitText,
  url: string,
): { images: readonly string[]; name: string } {
  const known = images.indexOf(url);
  if (known !== -1) return { images, name: pictureName(known) };
  const more = [...images];
  return { name: pictureName(keep(more, url, numbersIn(text))), images: more };
}

const pictureName = (index: number) => `image:${index + 1}`;

const numbersIn = (text: string) =>
  new Set([...text.matchAll(name)].map(([, number]) => Number(number)));

/** Adds a picture at the end of the list, after skipping the numbers that the text already has. */
function keep(images: string[], url: string, written: ReadonlySet<number>): number {
  while (written.has(images.length + 1)) images.push('');
  return images.push(url) - 1;
}
