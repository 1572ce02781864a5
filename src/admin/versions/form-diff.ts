import { diffWordsWithSpace } from 'diff';
import { compareMessages } from '#src/admin/versions/words.ts';
import { fieldMessages } from '#src/admin/model/words.ts';
import { dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { writtenFields } from '#src/admin/model/form.ts';
import type { PostForm } from '#src/admin/model/form.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';

/** A piece of a text that both sides have, or one of them. */
export interface DiffPiece {
  readonly text: string;
  readonly side: 'both' | 'left' | 'right';
}

/** A field that differs, by its label. */
interface FieldDifference {
  readonly label: string;
  readonly pieces: readonly DiffPiece[];
}

/** Milliseconds for comparing two texts word by word; after that they are shown whole. */
const patience = 400;

/** The differences between two forms, field by field. Pictures are named; their data isn't shown. */
export function formDifferences(left: PostForm, right: PostForm): FieldDifference[] {
  const texts = writtenFields.map((field) => ({
    label: fieldMessages[field],
    left: left[field],
    right: right[field],
  }));
  const pictures = sameList(left.images, right.images)
    ? []
    : [{ label: compareMessages.images, left: counted(left.images), right: counted(right.images) }];
  return [
    ...texts,
    ...pictures,
    cover(left, right),
    { label: compareMessages.coverAlt, left: left.coverAlt, right: right.coverAlt },
    { label: fieldMessages.featured, left: yesNo(left.isFeatured), right: yesNo(right.isFeatured) },
  ]
    .filter((pair) => pair.left !== pair.right || pair.label === compareMessages.images)
    .map((pair) => ({ label: pair.label, pieces: textPieces(pair.left, pair.right) }));
}

/** Compares two texts word by word; if they have too little in common, they stay whole. */
export function textPieces(left: string, right: string): DiffPiece[] {
  if (left === right) return left === '' ? [] : [{ text: left, side: 'both' }];
  const changes = diffWordsWithSpace(left, right, { timeout: patience });
  if (changes)
    return changes.map(({ value, added, removed }) => ({
      text: value,
      side: added ? 'right' : removed ? 'left' : 'both',
    }));
  return [
    { text: left, side: 'left' },
    { text: right, side: 'right' },
  ];
}

/** A cover that is data is named, because it is a hundred thousand characters. */
function cover(left: PostForm, right: PostForm) {
  const [a, b] = [
    coverName(left, compareMessages.picture),
    coverName(right, compareMessages.picture),
  ];
  const isOther = left.coverImage !== right.coverImage && a === b;
  const other = coverName(right, compareMessages.otherPicture);
  return { label: fieldMessages.cover, left: a, right: isOther ? other : b };
}

const coverName = ({ coverImage }: PostForm, picture: string) =>
  coverImage.startsWith('data:')
    ? `${picture} (${sizeText(dataUrlBytes(coverImage))})`
    : coverImage;

const counted = (images: readonly string[]) => {
  const shown = images.filter((image) => image !== '');
  const word = shown.length === 1 ? compareMessages.picture : compareMessages.pictures;
  const size = shown.reduce((sum, image) => sum + dataUrlBytes(image), 0);
  return `${shown.length} ${word} (${sizeText(size)})`;
};
const yesNo = (isOn: boolean) => (isOn ? compareMessages.yes : compareMessages.no);
const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, place) => value === b[place]);
