import { adminMessages } from '#src/admin/shell/words.ts';

/** Who holds an address. */
export const slugMessages = {
  /** In the field while there is neither an address nor a title. */
  example: 'title-of-the-post',
  address: 'Address:',
  local: 'is taken by a post in this browser:',
  builtIn: 'is taken by a built-in post:',
  reserved: 'is taken by the blog itself.',
  redirect: 'is an old address that leads to',
  /** On a button, before the free address. */
  use: 'Use',
  change: 'Change',
  done: 'Done',
  /** Of a post that readers have: as it is, and after a change. */
  live: 'Readers know this address. If you change it, the old one leads to the new one once you publish again.',
  moves:
    'Readers know this post by another address. That one leads to the new one once you publish again.',
} as const;

/** Why a change of the stored posts or the Trash was not made, or not undone. */
export const changeFailures = {
  full: 'Storage is full, so nothing was changed. Make room, then try again.',
  blocked: 'This browser does not let us store anything, so nothing was changed.',
  busy: 'This browser is still storing something else, so nothing was changed. If the admin is open in other tabs, close them, then try again.',
  changed: 'The posts have changed since, so nothing was changed here.',
  unwritable: 'It is too large to be stored, so nothing was changed.',
  missing: 'The Trash could not be reached, so nothing was changed. Try again.',
  unknown:
    'Not all posts could be read, so we can’t tell what else would go. Nothing was deleted. Check your connection, then try again.',
  builtIn: 'Built-in posts can’t be deleted here.',
  builtInMissing:
    'The built-in posts could not be loaded, so we can’t tell which addresses are free. Check your connection, then try again: nothing has been changed.',
  notFound: adminMessages.unknownPost,
  unreachable: 'The website does not answer, so the post could not be loaded. Try again.',
} as const;

/**
 * Where a post is: its tag, and what that means. 'none' is a built-in post that has no copy in this browser, 'taken-off'
 * one that was on the website and no longer is; 'unknown' says that the website could not be asked.
 */
export const placeLabels = {
  none: { tag: 'Built-in', sentence: 'On the website for everyone.' },
  'only-here': { tag: 'Only here', sentence: 'Saved in this browser, not on the website yet.' },
  'taken-off': {
    tag: 'Taken off',
    sentence: 'No longer on the website. Its text stays here, and you can publish it again.',
  },
  'on-its-way': {
    tag: 'On its way',
    sentence: 'Sent to the website. Readers usually have it within a few minutes.',
  },
  live: { tag: 'Live', sentence: 'On the website for everyone, the same as here.' },
  'live-changed': {
    tag: 'Live, changed here',
    sentence: 'On the website, with changes only this browser has.',
  },
  'live-newer': {
    tag: 'Live, newer than here',
    sentence: 'The website has a newer text than this browser.',
  },
  unknown: {
    tag: 'Not known',
    sentence:
      'Saved in this browser. The website could not be asked, so we can’t tell what readers see.',
  },
} as const;

/** A post whose day is still to come. */
export const scheduledMessages = {
  tag: 'Scheduled',
  sentence: 'Published to the website, it shows from that day on, by New York’s clock.',
} as const;

export const scheduledFor = (day: string): string => `Scheduled for ${day}`;

/** A number of posts in words: '1 post', '1,000 posts'. */
export const countWords = { one: 'post', many: 'posts' } as const;

/** What a message says of posts that a change took away and that nothing else holds. */
export const unkeptMessages = {
  sentence:
    'What was there before is kept nowhere else: download it before you close this message.',
  download: 'Download',
} as const;

/** A post that was not saved; the second where its editor is closed by then. */
export const notSavedMessages = {
  notSaved: 'This post was not saved.',
  whereText: 'What you typed will be there when you open it again.',
} as const;
