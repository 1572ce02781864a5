import { diffWordsWithSpace } from 'diff';
import { differenceMessages } from '#src/admin/versions/later-words.ts';
import { dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { editedFields, formFields } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { counted } from '#src/admin/shell/counted.ts';
import { capitalize } from '#src/lib/text.ts';

/** A piece of a text that both sides have, or one of them. */
export interface DiffPiece {
  readonly text: string;
  readonly side: 'both' | 'left' | 'right';
}

/** A field that differs, by its label. */
export interface FieldDifference {
  readonly label: string;
  readonly pieces: readonly DiffPiece[];
}

/** Milliseconds for comparing two texts word by word; after that they are shown whole. */
const patience = 400;

/** Characters that are shown of a text that can't be compared. */
const longest = 100_000;

/** The text comes last: below its thousand words nobody would look for a date. */
const fieldsToCompare = editedFields.toSorted(
  (one, other) => Number(one === 'content') - Number(other === 'content'),
);

/** The differences between two forms, field by field. Pictures are named; their data isn't shown. */
export function formDifferences(left: PostForm, right: PostForm): FieldDifference[] {
  return fieldsToCompare
    .flatMap((field) => {
      if (field === 'coverImage') return [...images(left, right), cover(left, right)];
      const { label } = formFields[field];
      const show = field === 'category' ? shownCategory : shown;
      return [{ label, left: show(left[field]), right: show(right[field]) }];
    })
    .filter((pair) => pair.left !== pair.right || pair.label === differenceMessages.images)
    .map((pair) => ({ label: pair.label, pieces: textPieces(pair.left, pair.right) }));
}

/** Compares two texts word by word; if they have too little in common, or can't be drawn, they stay whole. */
export function textPieces(left: string, right: string): DiffPiece[] {
  if (left === right) return left === '' ? [] : [{ text: left, side: 'both' }];
  const changes =
    canBeDrawn(left) && canBeDrawn(right)
      ? diffWordsWithSpace(left, right, { timeout: patience })
      : undefined;
  if (changes)
    return changes.map(({ value, added, removed }) => ({
      text: value,
      side: added ? 'right' : removed ? 'left' : 'both',
    }));
  return [
    { text: beginning(left), side: 'left' },
    { text: beginning(right), side: 'right' },
  ];
}

/** As much of a text as a browser draws without a wait, and how much is left. */
function beginning(text: string): string {
  const rest = text.length - longest;
  if (rest <= 0) return text;
  return `${text.slice(0, longest)} ... ${rest.toLocaleString('en-US')} ${differenceMessages.more}`;
}

/** Pictures of a text by number and size, which may be the same. */
const images = (left: PostForm, right: PostForm) =>
  sameList(left.images, right.images)
    ? []
    : [
        {
          label: differenceMessages.images,
          left: picturesIn(left.images),
          right: picturesIn(right.images),
        },
      ];

/** A cover that is data is named, because it is a hundred thousand characters. */
function cover(left: PostForm, right: PostForm) {
  const [a, b] = [
    coverName(left, differenceMessages.picture),
    coverName(right, differenceMessages.picture),
  ];
  const isOther = left.coverImage !== right.coverImage && a === b;
  const other = coverName(right, differenceMessages.otherPicture);
  return { label: formFields.coverImage.label, left: a, right: isOther ? other : b };
}

const coverName = ({ coverImage }: PostForm, picture: string) =>
  coverImage.startsWith('data:')
    ? `${picture} (${sizeText(dataUrlBytes(coverImage))})`
    : coverImage;

const picturesIn = (images: readonly string[]) => {
  const shown = images.filter((image) => image !== '');
  const size = shown.reduce((sum, image) => sum + dataUrlBytes(image), 0);
  return `${counted(shown.length, differenceMessages.picture, differenceMessages.pictures)} (${sizeText(size)})`;
};
const shown = (value: string | boolean) => {
  if (typeof value === 'string') return value;
  return value ? differenceMessages.yes : differenceMessages.no;
};
const shownCategory = (value: string | boolean) => capitalize(shown(value));
const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, place) => value === b[place]);
