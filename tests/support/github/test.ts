import { test as base } from '@playwright/test';
import { gitHubClient } from '#src/admin/publish/github.ts';
import type { GitHubAccess } from '#src/admin/publish/github.ts';
import { bareRepository } from '#tests/support/github/bare-repository.ts';
import { gitHubStandIn } from '#tests/support/github/stand-in.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';

/** What the repository of a test begins with. */
export const firstFiles = {
  'README.md': 'A website\n',
  'src/content/posts/a-cat.md': 'A cat\n',
  'src/content/posts/b-cat.mdx': 'Another cat\n',
  'src/assets/posts/a-cat/grocery.webp': Uint8Array.of(1, 0, 255),
};

/** Playwright's test, with a stand-in for GitHub of its own. */
export const test = base.extend<{ readonly github: GitHubStandIn }>({
  github: async ({ locale: _locale }, use) => {
    const github = await gitHubStandIn({ repository: await bareRepository(firstFiles) });
    await use(github);
    await github.stop();
  },
});

/** Asks a stand-in as the admin does; 2026-11-23 is now. */
export const clientOf = (
  github: GitHubStandIn,
  access: Partial<GitHubAccess> = {},
  patience = 20_000,
) =>
  gitHubClient(
    {
      owner: github.owner,
      repository: github.name,
      branch: 'main',
      token: github.token,
      ...access,
    },
    { api: new URL(github.address), fetch, now: () => Date.UTC(2026, 10, 23), patience },
  );

export { expect } from '@playwright/test';
