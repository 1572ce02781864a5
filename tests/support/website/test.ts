import { test as base } from '#tests/support/test.ts';
import { bareRepository } from '#tests/support/github/bare-repository.ts';
import { leadToStandIn } from '#tests/support/github/in-browser.ts';
import { gitHubStandIn } from '#tests/support/github/stand-in.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';
import { projectFolder } from '#tests/support/project-copy.ts';
import { websiteOf } from '#tests/support/website/website.ts';
import type { Website } from '#tests/support/website/website.ts';

interface Parts {
  /** Has this project, as it lies here, in its repository. */
  readonly github: GitHubStandIn;
  /** Is built from there; pages are opened on it. */
  readonly website: Website;
}

/** Playwright's test, on a website of its own whose repository the admin can reach. */
export const test = base.extend<Parts>({
  github: async ({ locale: _locale }, use) => {
    const github = await gitHubStandIn({ repository: await bareRepository(projectFolder) });
    await use(github);
    await github.stop();
  },
  website: async ({ github }, use) => {
    const website = await websiteOf(github.repository);
    await use(website);
    await website.stop();
  },
  baseURL: ({ website }, use) => use(website.url),
  context: async ({ context, github }, use) => {
    await leadToStandIn(context, github);
    await use(context);
  },
});

export { expect } from '@playwright/test';
