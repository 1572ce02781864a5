/** How posts get to the readers, said once, before somebody connects. */
export const introMessages = [
  'The website is made from files. They lie on GitHub, which calls all of them together a repository.',
  '“Publish to the website” puts your posts and their pictures there in one step, and you see beforehand what changes.',
  'A few minutes later the website has made its pages anew, and everybody can read them.',
] as const;

/** Sentences of the review before something is sent. */
export const reviewMessages = {
  connect: 'Connect to GitHub',
  preparing: 'Comparing with the files of the website...',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  nothing: 'There is nothing to send.',
  onlyBuiltIn: 'What you selected is on the website, and nothing of it was changed here.',
  isSame: 'is in the website’s files exactly as it is here.',
  areSame: 'are in the website’s files exactly as they are here.',
  unsaved:
    'What you typed since the last save isn’t part of it. Press “Update Post” first if it should be.',
  busy: 'Another tab is sending at this moment. Wait until it has finished, then try again.',
  moved: 'Somebody changed the website’s files meanwhile. Look again at what changes, then send.',
  siteUnreachable: 'The website does not answer. Check your connection, then try again.',
  unexpected:
    'Something went wrong in this browser. Your posts are as they were: close this window, look at the list of posts, then try once more.',
  copyNotStored: 'This browser could not store its copy of the post, so nothing was sent.',
  inPullRequest:
    'waits in a pull request already. What you send now goes beside it, not into it: close that one on GitHub if this takes its place.',
  addressTaken: 'Another post of the website has this address. Choose another one.',
  nameTaken:
    'Another post of the website has it as its address. Press “Duplicate” at this post in the list of posts, and publish the copy.',
  unreadable:
    'Its file on GitHub can’t be read as a post. Ask the person who looks after the website.',
  noFile:
    'The website’s files hold nothing of this post, so there is nothing to take off. If it waits in a pull request, close that on GitHub.',
} as const;

/** What happens to a post, as the review says it. */
export const changeKinds = {
  new: 'New',
  changed: 'Changed',
  back: 'Shown',
  moved: 'Moved',
  'taken-off': 'Taken off',
} as const;

/** Details of one post in the review. */
export const changeMessages = {
  new: 'Readers will find it at',
  changed: 'Readers will find the new text at',
  back: 'Readers don’t see it now. Then they will find it at',
  moved: 'Its address changes, and the old one leads there:',
  'taken-off':
    'Readers no longer find it. Its text stays in the website’s files, and in this browser, so you can publish it again.',
  hidden: 'It is hidden: its file is stored, and readers don’t see it.',
  from: 'from',
  waits: 'Readers see it from this day on, once the website makes its pages that day:',
  untilThen: 'Until then they don’t find it.',
  adds: 'Adds',
  writes: 'Rewrites',
  deletes: 'Deletes',
  details: 'What changes in it',
  sameText: 'Readers see no difference.',
  sameAsBefore: 'Its text is the same as before.',
  website: 'On the website',
  here: 'Here',
  pictures: 'New pictures',
  files: 'Files',
  filesHint: 'What this writes on GitHub, for whoever looks after the website.',
} as const;

/** Posts that can't be sent as they are. */
export const refusedMessages = {
  title: 'Not ready yet',
  lead: 'Something is missing here. Mend it, then publish again.',
  mend: 'Mend',
} as const;

/** The website's files have another text than the one that a post here was taken from. */
export const conflictMessages = {
  both: {
    title: 'Changed in both places',
    lead: 'Somebody changed this on the website after you took it from there, and you changed it here. Choose which text goes on.',
  },
  older: {
    title: 'Newer on the website',
    lead: 'Somebody changed this on the website after you took it from there, and nothing was changed here. “Keep mine” would put the older text over the newer one.',
  },
  goneTitle: 'Deleted on the website',
  hidden:
    'Somebody has hidden this on the website after you took it from there. “Keep mine” shows it to readers again, with your text.',
  gone: 'Somebody has deleted this from the website after you took it from there. Leave it, and it stays deleted there and yours stays here.',
  again: 'Publish it again',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  theirsHint:
    '“Take theirs” stores the website’s text in this browser; yours stays among its earlier versions.',
  notTaken: 'Their text could not be stored here, so nothing was changed.',
} as const;

/** How it is sent. */
export const wayMessages = {
  title: 'How',
  branch: 'Straight to the website',
  branchHint: {
    publish: 'Readers usually have it within a few minutes.',
    'take-off': 'Readers usually no longer find it after a few minutes.',
    waits: 'It is in the website’s files at once, and readers have it on its day.',
  },
  'pull-request': 'As a pull request',
  'pull-requestHint':
    'GitHub’s name for a proposal: it waits on GitHub until somebody has looked at it and lets it in.',
  commits:
    'parts, one after the other: this is more than GitHub takes at once. Each post stays whole.',
} as const;

/** While it is sent, and after. */
export const sendMessages = {
  send: 'Send',
  takeOff: 'Take off',
  sending: 'Sending...',
  part: 'Part',
  of: 'of',
  stay: 'Leave this window open until it is done.',
  sentTitle: 'Sent',
  inFiles: { one: 'is in the website’s files now.', many: 'are in the website’s files now.' },
  offInFiles: {
    one: 'is marked in the website’s files as taken off.',
    many: 'are marked in the website’s files as taken off.',
  },
  inPull: { one: 'is in a pull request now.', many: 'are in a pull request now.' },
  merge: 'Somebody has to let it in on GitHub, by the button “Merge pull request”.',
  build: 'The website makes its pages anew by itself, usually within a few minutes.',
  /** What the list of posts says then, by what readers are to see. */
  next: {
    live: 'The list of posts says “Live” when readers have it, and you can go on working meanwhile.',
    later:
      'Readers have it from its day on: the website makes its pages anew that day by itself. The list of posts says which day that is.',
    off: 'Until then readers see what they saw before. The list of posts says when it is done, and you can go on working meanwhile.',
    mixed: 'The list of posts says of each what readers see, and you can go on working meanwhile.',
  },
  leftOne: 'was not sent.',
  leftMany: 'were not sent.',
  unchanged: 'Nothing was lost, and nothing is half done.',
  uncertain:
    'The connection broke, and it is not certain what GitHub took before. “Try again” looks first, and sends nothing twice.',
  unopened:
    'GitHub has the text, but the pull request could not be opened. “Try again” goes on from there.',
  clashed: 'Somebody changed the same on the website meanwhile.',
  unstored:
    'Storage is full, so this browser could not note what was sent. Nothing is lost: make room in the list of posts, and keep this tab open until the posts are live.',
} as const;

/** The way without GitHub. */
export const packMessages = {
  lead: 'No access to GitHub? Give the same files to the person who looks after the website. The zip says inside what to do with them.',
  download: 'Download as files',
  packing: 'Packing...',
  done: 'in the file.',
  none: 'None of these posts is ready yet.',
  unreachable: 'The website does not answer. Check your connection, then try again.',
} as const;

/** Titles of commits; a post's title stands between quotes, or a number of posts. */
export const commitWords = {
  new: 'Publish',
  changed: 'Update',
  back: 'Publish',
  moved: 'Move',
  'taken-off': 'Take off',
} as const;
