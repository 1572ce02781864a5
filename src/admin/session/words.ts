export const loginMessages = {
  setTitle: 'Set Admin Password',
  loginTitle: 'Blog Admin Login',
  /** After a Logout, maybe in another tab, while a post was open. */
  typedIsKept:
    'You were logged out. What you typed and didn’t save is kept in this browser: log in, and it is offered to you.',
  whatItIs: 'This is the blog’s writing room. First choose a password for it.',
  noRecovery: 'Please remember it as there is no password recovery',
  /** The password must not promise more than it does. */
  whatItDoes: [
    'The password keeps others from opening this page by chance.',
    'It is no safe: whoever uses this browser can get at what is stored here. So don’t take one that you use elsewhere.',
  ],
  /** Said right after it, around a link to the list of what the browser keeps. */
  ifForgotten: 'If you forget it, nobody can tell you the old one: clear only “Password” on the',
  /** Said before one is typed, and while a short one is, which is taken all the same. */
  advice: 'Four words that don’t belong together are hard to guess and easy to remember.',
  short: 'Short: soon guessed. Better: four words that don’t belong together.',
  /** Before and after a link to the list of what the browser keeps. */
  forgotten: 'Forgot it? Clear only “Password” on the',
  privacyPage: 'Privacy page',
  forgottenEnd: ', then set a new one here. Your posts stay.',
  damagedHash:
    'The password stored in this browser was damaged and could not be read. Set a new one: your posts are still here.',
  empty: 'Please enter a password',
  wrongTitle: 'Authentication Failed',
  wrong: 'Incorrect password',
  failed: 'An error occurred during login',
  success: "You've successfully logged in",
  endedTitle: 'Log in again',
  ended: 'Your login has ended. Everything you typed is still here. Log in to continue.',
} as const;
