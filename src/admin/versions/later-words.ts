import { adminLimits } from '#src/config/admin-limits.ts';

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
  /** After the number of paragraphs that both have and that are folded. */
  equal: ['equal paragraph', 'equal paragraphs'],
} as const;

/** Sentences of the versions screen. */
export const versionsMessages = {
  title: 'Versions',
  /** Before the title of a post. */
  of: 'of',
  intro: `Up to ${adminLimits.versions} saved versions are kept, in this browser only.`,
  back: 'Back to editing',
  none: `There are no versions of this post yet. Each time it is saved here, a version is kept, up to ${adminLimits.versions}.`,
  missing: 'This browser does not let us keep versions. The post itself is not affected.',
  gone: 'This post is no longer here. Restoring a version brings it back.',
  unreachable:
    'The published version could not be loaded, so there is nothing to compare with. Check your connection, then try again.',
  listName: 'Saved versions',
  /** The one that is stored. */
  now: 'Now',
  original: 'Original',
  /** A later one with the website's text. */
  fromWebsite: 'From the website',
  /** What made a version. */
  made: {
    saved: 'Saved',
    restored: 'Restored',
    before: 'Kept before a change',
  },
} as const;

/** One version beside what is stored now. */
export const comparisonMessages = {
  same: 'This is what is saved now.',
  original: 'The post as it was on the website before it was changed here.',
  restore: 'Restore this version',
  restoring: 'Restoring...',
} as const;

/** What is said after a version was restored or wasn't. */
export const restoreMessages = {
  restoredTitle: 'Version restored',
  /** After the time of the version. */
  restored: 'is saved again as a new version. The one it replaced is in the list.',
  /** Where the website has the same text, so that no copy of it is needed here. */
  dropped:
    'The post is the website’s again, and nothing of it is changed here. The text from before is in the list.',
  /** Before the post's address, and between it and who holds the version's address. */
  address: 'Its address is',
  because: 'because',
  /** Another tab has changed the post. */
  changed: 'This post has changed since, so nothing was changed here. Look again, then decide.',
} as const;
