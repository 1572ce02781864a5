import { fieldLimits } from '#src/admin/shell/limits.ts';

/** Sentences of the admin's frame. */
export const adminMessages = {
  title: 'Bodega Cats Admin',
  loading: 'Loading...',
  notFetched:
    'This part could not be loaded. Check your connection, then try again: what you wrote is still here. If you are online and it keeps failing, reload this page.',
  retry: 'Try again',
  logout: 'Logout',
  back: 'Back to Dashboard',
  needsScript:
    'The blog admin works inside the browser and needs JavaScript. Turn it on, then load this page again.',
  /** Where a text is pasted or dropped into a field. */
  tooFormattedToInsert:
    'This has too much formatting to be read at once, so nothing was put in. Your text is still where you took it from: paste it in parts.',
  tooLongToInsert: `A field takes at most ${fieldLimits.length.toLocaleString('en-US')} characters and ${fieldLimits.lines.toLocaleString('en-US')} lines, so nothing was put into it. Your text is still where you took it from: paste it in parts.`,
  /** '100 of 1,000 shown' */
  of: 'of',
  shown: 'shown',
  showMore: 'Show more',
  /** After the number of titles that aren't named. */
  more: 'more',
  unknownPost: 'Post not found',
  unknownScreen: 'Page not found',
  storageBlocked:
    'This browser does not let us store anything. You can write here, but closing this tab loses your text: press “Publish” or “Update”, then “Download”.',
} as const;

/** Titles of the messages that say how something went. */
export const outcomeTitles = { success: 'Success', failed: 'Error' } as const;
