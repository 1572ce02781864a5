/** Sentences of the admin's frame. */
export const adminMessages = {
  title: 'Bodega Cats Admin',
  loading: 'Loading...',
  logout: 'Logout',
  back: 'Back to Dashboard',
  needsScript:
    'The blog admin works inside the browser and needs JavaScript. Turn it on, then load this page again.',
  unknownPost: 'Post not found',
  unknownScreen: 'Page not found',
  storageBlocked:
    'This browser does not let us store anything. You can write here, but closing this tab loses your text: press Publish or Update, then Download.',
} as const;

/** Titles of the messages that say how something went. */
export const outcomeTitles = { success: 'Success', failed: 'Error' } as const;

/** The button that takes back what a message tells of. */
export const undoLabel = 'Undo';
