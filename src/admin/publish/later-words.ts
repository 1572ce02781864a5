import type { GitHubProblem } from '#src/admin/publish/github-answers.ts';
import type { SendFailure } from '#src/admin/publish/send.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';

// Fetched when somebody publishes or connects, or when something has arrived.

/** What publishing does, and taking off, said before somebody connects. */
export const introMessages = {
  /** Before titles. */
  about: { publish: 'To publish:', 'take-off': 'To take off:' },
  /** Of posts whose day has come. */
  soon: 'Once they are in its files, the website makes its pages anew, and a few minutes later everybody can read them.',
  /** Before the others, each with its day. */
  onItsDay: 'Readers have to wait for the day of a post. Until then they don’t find it:',
  from: 'from',
  others: 'more',
} as const;

/** The two routes to the website, or off it. */
export const routeMessages = {
  gitHub: 'With GitHub',
  gitHubHint: {
    publish:
      'The website is made from files, which lie on GitHub. You put your posts and their pictures there in one step, and see beforehand what changes.',
    'take-off':
      'A post is taken off in the website’s files, which lie on GitHub. Its text stays there, so that it can be published again.',
  },
  pack: 'Without GitHub',
  ask: 'No account there? Send the person who looks after the website a message that names the post and its address.',
} as const;

/** Said while the device is offline. */
export const offlineMessages = {
  lead: 'There is no connection to the internet at the moment. Nothing is lost: what you wrote stays in this browser.',
  file: '“Download one file (zip)” works without it.',
} as const;

/** A message to whoever looks after the website; its lines, and what stands beside it. */
export const webmasterWords = {
  copy: 'Copy a message to the webmaster',
  label: 'The message',
  /** Beside the one that asks for an invitation. */
  accountHint: 'Add the name of your account before you send it.',
  hello: 'Hello,',
  access: 'I would like to publish posts on bodegacatsofnewyork.com from its blog admin.',
  /** Before titles. */
  waiting: 'These are waiting:',
  needs:
    'Please invite my account on GitHub to the repository of the website, with the role “Write”, and tell me the owner and the name of the repository, and its branch if that isn’t “main”.',
  account: 'My account on GitHub: ',
  /** Before the name of a file; then titles. */
  attached: 'Attached is',
  posts: 'with posts for bodegacatsofnewyork.com:',
  putThere: 'Please put them on the website. The README.txt in it says how.',
  takeOff: 'Please take this off bodegacatsofnewyork.com:',
  textStays:
    'The text can stay in the files of the website, with “isPublished: false”, so that it can be published again.',
  thanks: 'Thank you!',
} as const;

/** Sentences of the review before something is sent. */
export const reviewMessages = {
  preparing: 'Comparing with the files of the website...',
  cancel: 'Cancel',
  close: 'Close',
  nothing: 'There is nothing to send.',
  onlyBuiltIn: 'What you selected is on the website, and nothing of it was changed here.',
  isSame: 'is in the website’s files exactly as it is here.',
  areSame: 'are in the website’s files exactly as they are here.',
  unsaved: 'What you typed since the last save isn’t part of it.',
  saveFirst: 'Save and go on',
  /** Before titles. */
  hidden: 'Hidden in this browser, but publishing shows it to readers:',
  busy: 'Another tab is sending at this moment. Wait until it has finished, then try again.',
  moved: 'Somebody changed the website’s files meanwhile. Look again at what changes, then send.',
  siteUnreachable: 'The website does not answer. Check your connection, then try again.',
  unexpected:
    'Something went wrong in this browser. Your posts are as they were: close this window, look at the list of posts, then try once more.',
  copyNotStored: 'This browser could not store its copy of the post, so nothing was sent.',
  inPullRequest:
    'waits on GitHub as a proposal already, which it calls a pull request. What you send now goes beside it, not into it: close that one on GitHub if this takes its place.',
  addressTaken: 'Another post of the website has this address. Choose another one.',
  nameTaken:
    'Another post of the website has it as its address. Press “Duplicate” at this post in the list of posts, and publish the copy.',
  unreadable:
    'Its file on GitHub can’t be read as a post. Ask the person who looks after the website.',
  noFile:
    'The website’s files hold nothing of this post, so there is nothing to take off. If it waits on GitHub as a proposal, a pull request there, close that one.',
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
    'Readers won’t find it. Its text stays in the website’s files, and in this browser, so you can publish it again.',
  /** Before titles of other posts. */
  linkedFrom: 'Links to it lead nowhere then. They are in:',
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
  cover: 'Cover',
  inText: 'In the text',
  files: 'Files on GitHub',
  filesHint: 'What this writes on GitHub, for whoever looks after the website.',
} as const;

/** Posts that can't be sent as they are. */
export const refusedMessages = {
  title: 'Not ready yet',
  lead: 'Something is missing. “Mend” leads there. Then publish again.',
  mend: 'Mend',
} as const;

/** The website's files have another text than the one that a post here was taken from. */
export const choiceMessages = {
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
  'pull-request': 'As a proposal',
  'pull-requestHint':
    'It waits on GitHub, which calls such a proposal a pull request, until somebody has looked at it and accepts it.',
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
  inFiles: { one: 'is in the website’s files now.', many: 'are in the website’s files now.' },
  offInFiles: {
    one: 'is marked in the website’s files as taken off.',
    many: 'are marked in the website’s files as taken off.',
  },
  inPull: { one: 'is in a proposal on GitHub now.', many: 'are in a proposal on GitHub now.' },
  merge:
    'GitHub calls the proposal a pull request. Somebody has to accept it there, by the button “Merge pull request”.',
  build: 'The website makes its pages anew by itself, usually within a few minutes.',
  /** What the list of posts says then, by what readers are to see. */
  next: {
    live: 'The list of posts says “Live” when readers have it, and you can go on working meanwhile.',
    later: (day: string) =>
      `Readers have it from ${day}: the website makes its pages anew that day by itself.`,
    days: 'Readers have each from its day on: the website makes its pages anew on those days by itself. The list of posts says which days these are.',
    off: 'Until then readers see what they saw before. The list of posts says when it is done, and you can go on working meanwhile.',
    mixed: 'The list of posts says of each what readers see, and you can go on working meanwhile.',
  },
  leftOne: 'was not sent.',
  leftMany: 'were not sent.',
  unchanged: 'Nothing was lost, and nothing is half done.',
  uncertain:
    'The connection broke, and it is not certain what GitHub took before. “Try again” looks first, and sends nothing twice.',
  unopened:
    'GitHub has the text, but the proposal, a pull request there, could not be opened. “Try again” goes on from there.',
  clashed: 'Somebody changed the same on the website meanwhile.',
  unstored:
    'Storage is full, so this browser could not note what was sent. Nothing is lost: make room in the list of posts, and keep this tab open until the posts are live.',
} as const;

/** The way without GitHub. */
export const packMessages = {
  lead: 'No account there? Download the same as one file, and send it to the person who looks after the website. It says inside what to do with it.',
  download: 'Download one file (zip)',
  packing: 'Packing...',
  /** After the name of the file. */
  done: 'is in your downloads. Send it to the person who looks after the website.',
  /** Before titles. */
  inIt: 'In it:',
  /** Before titles, each with the fields that something is missing in. */
  leftOut: 'Not in it, because something has to be mended first:',
  none: 'None of these posts is ready yet.',
} as const;

/** Titles of commits; a post's title stands between quotes, or a number of posts. */
export const commitWords = {
  new: 'Publish',
  changed: 'Update',
  back: 'Publish',
  moved: 'Move',
  'taken-off': 'Take off',
} as const;

/** Sentences of the connection to GitHub. */
export const connectMessages = {
  title: 'Connect to GitHub',
  lead: 'The website is made from files on GitHub, all of them together called a repository. To publish, connect once with a token for that one repository: a long password that GitHub makes for this purpose.',
  first:
    'Before that you need an account on GitHub, and an invitation to the repository. The person who looks after the website can invite you, and knows what to fill in below.',
  steps: 'How to get a token',
  given: 'Do you have these from the person who looks after the website? Fill them in here.',
  newTab: 'opens in a new tab',
  owner: 'Owner',
  repository: 'Repository',
  repositoryHint:
    'Where the website’s files are. Both words stand in its address: github.com/owner/repository.',
  /** Before where posts go, which opens. */
  place: 'Change where posts go:',
  branchPlace: 'Branch:',
  branch: 'Branch',
  branchHint:
    'The line of changes that the website is made from. Leave it as it is unless the person who looks after the website told you another name.',
  token: 'Token',
  tokenHint:
    'It begins with “github_pat_” or “ghp_”, has 40 or more characters and no blanks, and is never shown again.',
  keep: 'Keep the token in this browser until I disconnect',
  keepHint:
    'Otherwise it is forgotten when this tab is closed, and at “Logout”, and only the token is asked for again. Whoever can use this browser can publish with a token that it keeps.',
  missing: 'Please fill in this field',
  /** The hint says below how one looks. */
  notToken: 'This is no token, or not all of it. Copy it again from GitHub. GitHub was not asked.',
  connect: 'Connect',
  checking: 'Checking...',
  cancel: 'Cancel',
  successTitle: 'Connected',
  success: 'Posts can go to the website now.',
  notKept:
    'Posts can go to the website now. This browser could not keep the token, so it is forgotten when this tab is closed.',
  failedTitle: 'Not connected',
  connectedTitle: 'Connected to GitHub',
  account: 'Account',
  kept: 'This browser keeps the token until you disconnect.',
  forgotten: 'The token is forgotten when this tab is closed, and at “Logout”.',
  again: 'Connect again',
  disconnect: 'Disconnect',
  disconnectHint:
    'Disconnecting removes the token from this browser. On GitHub it works until you delete it there.',
  disconnectedTitle: 'Disconnected',
  disconnected: 'This browser no longer has the token.',
} as const;

/** The first step's link leads to GitHub's page for a new token; what stands in quotes is how GitHub names it. */
export const tokenSteps = {
  link: 'Open GitHub’s page for a new token',
  linkEnd:
    ', or find it under your profile picture: “Settings”, “Developer settings”, “Personal access tokens”, “Fine-grained tokens”, “Generate new token”.',
  name: 'Write a “Token name”, choose an “Expiration”, and choose the owner of the repository as “Resource owner”.',
  repository:
    'Under “Repository access” choose “Only select repositories”, and select the website’s repository alone.',
  permissions:
    'Under “Permissions” press “Add permissions”, choose “Contents”, and set its access to “Read and write”. If somebody is to accept your posts before readers get them, do the same with “Pull requests”, GitHub’s word for such proposals.',
  generate:
    'Press “Generate token”, copy the token, and paste it below: GitHub shows it only once. If an organization owns the repository, it may have to approve the token first.',
} as const;

/**
 * Why GitHub did not do what it was asked for, and what to do. After 'unreachable', 'silent' and 'broken' nobody knows
 * whether it did. Whether anything was sent before is said beside it.
 */
export const gitHubFailures = {
  unauthorized:
    'GitHub doesn’t accept the token: it has expired, was deleted, or was not copied whole. Connect again with a new one.',
  forbidden:
    'The token may not do this. It needs “Contents: Read and write” for this repository, and “Pull requests: Read and write” too if you send proposals.',
  role: 'Your GitHub account may not write to this repository. Ask its owner for the role “Write”.',
  'not-found':
    'GitHub shows this repository to nobody with this token. Check the owner and the name, and that the token was made for this repository.',
  'no-branch':
    'The repository has no branch of this name. Ask the person who looks after the website for the right one, and connect again.',
  protected: 'These files take changes as proposals only. Choose “As a proposal”, then try again.',
  stale: 'Somebody else changed the website’s files at the same moment. Try again.',
  moving:
    'Somebody else is changing the website’s files again and again at this moment. Wait a minute, then try again.',
  'no-pull-requests':
    'The token has no right to send proposals. Give it “Pull requests: Read and write” on GitHub, or choose “Straight to the website”.',
  limited: 'GitHub asks for a pause after so many requests. Try again',
  'too-large':
    'This is too much for GitHub at once. Make the largest pictures smaller, then try again.',
  refused: 'GitHub refused it and said:',
  unreachable: 'GitHub can’t be reached. Check your connection, then try again.',
  silent: 'GitHub did not answer in time. Try again: what has arrived isn’t sent twice.',
  broken: 'GitHub has a fault of its own at the moment. Try again in a few minutes.',
} as const;

/** A sentence for a failure. */
export function gitHubFailureText({ code, message, retryAt }: GitHubProblem<SendFailure>): string {
  const said = gitHubFailures[code];
  if (code === 'refused') return `${said} ${message}`;
  if (code !== 'limited') return said;
  return retryAt === null ? `${said}.` : `${said} after ${formatMoment(retryAt)}.`;
}

/** What is said when the website serves what was sent, or doesn't after 15 minutes. A title or a count stands before. */
export const arrivalMessages = {
  live: {
    title: 'Live',
    one: 'is on the website now, for everyone.',
    many: 'are on the website now, for everyone.',
  },
  off: {
    title: 'Taken off',
    one: 'is no longer on the website. This browser still has it.',
    many: 'are no longer on the website. This browser still has them.',
  },
  closed: {
    title: 'Not let in',
    one: 'is no longer on its way: its proposal was closed on GitHub. It is as it was in this browser.',
    many: 'are no longer on their way: their proposals were closed on GitHub. They are as they were in this browser.',
  },
  late: {
    title: 'Not on the website yet',
    one: 'was sent 15 minutes ago, and the website doesn’t have it. Send the link in its row to the person who looks after the website.',
    many: 'were sent 15 minutes ago, and the website doesn’t have them. Send the links in their rows to the person who looks after the website.',
  },
  lateOff: {
    title: 'Not off the website yet',
    one: 'was taken off 15 minutes ago, and readers still see it. Send the link in its row to the person who looks after the website.',
    many: 'were taken off 15 minutes ago, and readers still see them. Send the links in their rows to the person who looks after the website.',
  },
} as const;
