export const loginMessages = {
  setTitle: 'Set Admin Password',
  loginTitle: 'Blog Admin Login',
  noRecovery: 'Please remember it as there is no password recovery',
  /** The password must not promise more than it does. */
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
