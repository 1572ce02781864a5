const uncapitalized = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** Two states of a post, side by side. */
export const differenceMessages = {
  /** Which words are marked how; between the names of both sides. */
  legend: (left: string, right: string) =>
    `Struck through: only ${uncapitalized(left)}. Underlined: only ${uncapitalized(right)}.`,
  same: 'Both are the same.',
  picture: 'picture',
  pictures: 'pictures',
  otherPicture: 'another picture',
  images: 'Pictures in the text',
  yes: 'Yes',
  no: 'No',
  /** After the number of characters that aren't shown. */
  more: 'more characters',
  empty: 'Empty',
} as const;
