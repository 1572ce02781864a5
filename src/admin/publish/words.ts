/** What is done with posts, on buttons and as titles. */
export const publishNames = {
  publish: 'Publish to the website',
  'take-off': 'Take off the website',
  newer: 'See the newer text',
} as const;

/** The connection to GitHub, as the list of posts and the review name it; the repository stands between. */
export const connectionMessages = {
  connected: 'Connected to GitHub:',
  into: 'Into',
  change: 'Change or disconnect',
} as const;

/**
 * What a place says besides its tag, where the usual sentence isn't enough. Those that end in '-off' are of a post that
 * is being taken off the website.
 */
export const placeDetails = {
  asking: 'Asking the website...',
  'cut-off':
    'GitHub has not answered yet. If no tab is sending it anymore, it was cut off, and nobody knows whether it arrived. Send it again: nothing is done twice.',
  'to-merge':
    'A proposal on GitHub, which calls it a pull request. Readers get it a few minutes after somebody has accepted it there.',
  'to-merge-off':
    'A proposal on GitHub, which calls it a pull request, takes it off the website. Readers see it until somebody has accepted that there.',
  waits: 'Sent to the website. Its day is still to come:',
  late: 'Sent, but not on the website after 15 minutes. Send the link beside this to the person who looks after the website.',
  'late-off':
    'Taken off, but readers still see it after 15 minutes. Send the link beside this to the person who looks after the website.',
  'going-off':
    'It is being taken off the website. Readers still see it, usually for a few minutes.',
  'both-changed':
    'The website has a newer text than the one you took from there, and you have changed yours.',
} as const;

/** Said after that, where the text on its way is no longer the one here. */
export const changedSince = 'Changed here since.';

/** Links and buttons beside a place. */
export const placeActions = {
  commit: 'See it on GitHub',
  pullRequest: 'See the proposal',
  newTab: 'opens in a new tab',
} as const;
