/** Sentences of the connection to GitHub. What GitHub refuses is said in github-words.ts. */
export const connectMessages = {
  title: 'Connect to GitHub',
  lead: 'The website is made from files on GitHub, all of them together called a repository. To publish, connect once with a token for that one repository: a long password that GitHub makes for this purpose.',
  steps: 'How to get a token',
  newTab: 'opens in a new tab',
  owner: 'Owner',
  repository: 'Repository',
  repositoryHint: 'On GitHub both stand in its address: github.com/owner/repository.',
  branch: 'Branch',
  branchHint:
    'Leave it as it is unless the person who looks after the website told you another name.',
  token: 'Token',
  tokenHint: 'It begins with “github_pat_” and is never shown again.',
  keep: 'Keep the token in this browser until I disconnect',
  keepHint:
    'Otherwise it is forgotten when this tab is closed, and at “Logout”, and only the token is asked for again. Whoever can use this browser can publish with a token that it keeps.',
  missing: 'Please fill in this field',
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
    'Under “Permissions” press “Add permissions”, choose “Contents”, and set its access to “Read and write”. If you want to publish by pull request, do the same with “Pull requests”.',
  generate:
    'Press “Generate token”, copy the token, and paste it below: GitHub shows it only once. If an organization owns the repository, it may have to approve the token first.',
} as const;
