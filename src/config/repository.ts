/** GitHub's GraphQL API. A build for GitHub Enterprise sets `PUBLIC_GITHUB_API` (config/environment.ts). */
export const gitHubApiAddress = 'https://api.github.com/graphql';

/** The repository that the website is built from, as the admin's Connect dialog offers it; '' where nobody has said it. */
export const repository = {
  owner: '',
  name: '',
  branch: 'main',
  confirmed: false,
  note: 'Until then the administrator types it when connecting. Write owner, name and branch of the website’s repository on GitHub.',
} as const;
