/** Sentences of the admin's frame. Those that the spec quotes are written as there (sections 2, 5, 6 and 8). */
export const adminMessages = {
  title: 'Bodega Cats Admin',
  loading: 'Loading...',
  logout: 'Logout',
  back: 'Back to Dashboard',
  needsScript:
    'The blog admin works inside the browser and needs JavaScript. Turn it on, then load this page again.',
  /** Spec section 8. */
  unknownPost: 'Post not found',
  unknownScreen: 'Page not found',
  storageBlocked:
    'This browser does not let us store anything. You can write here, but closing this tab loses your text: press Publish or Update, then Download.',
} as const;

/** Above what a Copy button says, config/clipboard-messages.ts. */
export const copyTitles = { copied: 'Success', failed: 'Error' } as const;

export const loginMessages = {
  setTitle: 'Set Admin Password',
  loginTitle: 'Blog Admin Login',
  noRecovery: 'Please remember it as there is no password recovery',
  /** Features E7: the password must not promise more than it does. */
  whatItDoes:
    'This keeps people at this computer out of your drafts. It does not protect the website, which can’t be changed from here.',
  damagedHash:
    'The password stored in this browser was damaged and could not be read. Set a new one: your posts are still here.',
  errorTitle: 'Error',
  empty: 'Please enter a password',
  wrongTitle: 'Authentication Failed',
  wrong: 'Incorrect password',
  failed: 'An error occurred during login',
  successTitle: 'Success',
  success: "You've successfully logged in",
  endedTitle: 'Log in again',
  ended: 'Your session has ended. Everything you typed is still here. Log in to continue.',
} as const;
