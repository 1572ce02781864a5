import { newTokenPage } from '#src/admin/publish/github.ts';
import type { GitHubFailure } from '#src/admin/publish/github-answers.ts';
import type { FaultName } from '#tests/support/github/faults.ts';
import { postFolder } from '#src/lib/post-files/post-file.ts';
import { clientOf, expect, test } from '#tests/support/github/test.ts';

const post = `${postFolder}/a-cat.md`;
const picture = 'src/assets/posts/a-cat/grocery.webp';

test('files of a folder at the head of the branch, each with its id, and those asked for with their text', async ({
  github,
}) => {
  const inside = { [`${postFolder}/folder/c-cat.md`]: 'Not in the folder itself' };
  await github.repository.commit('main', { additions: inside });
  const oid: unknown = expect.stringMatching(/^[0-9a-f]{40}$/);
  expect(await clientOf(github).readFolder(postFolder, (path) => path === post)).toEqual({
    ok: true,
    value: new Map([
      // As `git hash-object` names it.
      [post, { oid: 'a8539ca8042c3e174e4b27aa64e3563da6c67030', text: 'A cat\n' }],
      [`${postFolder}/b-cat.mdx`, { oid, text: null }],
    ]),
  });
  const pictures = await clientOf(github).readFolder('src/assets/posts/a-cat', () => true);
  expect(pictures).toEqual({ ok: true, value: new Map([[picture, { oid, text: null }]]) });
  const none = await clientOf(github).readFolder('no/folder', () => true);
  expect(none).toEqual({ ok: true, value: new Map() });
});

test('many files are asked for in several questions', async ({ github }) => {
  const paths = Array.from({ length: 120 }, (_, number) => `some/${number + 100}.md`);
  const additions = Object.fromEntries(paths.map((path) => [path, path]));
  await github.repository.commit('main', { additions });
  const read = await clientOf(github).readFolder('some', () => true);
  expect(read.ok && [...read.value].map(([path, file]) => [path, file.text])).toEqual(
    paths.map((path) => [path, path]),
  );
  expect(github.asked.map(({ name }) => name)).toEqual([
    'Head',
    'Folder',
    'Files',
    'Files',
    'Files',
  ]);
});

test('a text that GitHub cuts off counts as none', async ({ github }) => {
  await github.repository.commit('main', { additions: { [post]: 'a'.repeat(600_000) } });
  const read = await clientOf(github).readFolder(postFolder, () => true);
  expect(read.ok && read.value.get(post)).toEqual(expect.objectContaining({ text: null }));
});

test.describe('the check of a connection', () => {
  test('says whose token it is, and makes no commit', async ({ github }) => {
    const head = await github.repository.head('main');
    expect(await clientOf(github, { owner: 'Bodega' }).check()).toEqual({
      ok: true,
      value: {
        login: 'bodega-writer',
        owner: 'bodega',
        repository: 'site',
        url: 'https://github.com/bodega/site',
        isProtected: false,
      },
    });
    expect(await github.repository.head('main')).toBe(head);
  });

  test('a protected branch can be connected, because it takes pull requests', async ({
    github,
  }) => {
    github.protect('main', 'rule');
    expect(await clientOf(github).check()).toEqual(expect.objectContaining({ ok: true }));
    github.fail('protected', 'Commit');
    const checked = await clientOf(github).check();
    expect(checked.ok && checked.value.isProtected).toBe(true);
  });

  test('names what is missing', async ({ github }) => {
    const code = async (access: Parameters<typeof clientOf>[1]) => {
      const checked = await clientOf(github, access).check();
      return checked.ok ? 'none' : checked.code;
    };
    expect(await code({ token: 'github_pat_of_nobody' })).toBe('unauthorized');
    expect(await code({ token: github.grant({ contents: 'read' }) })).toBe('forbidden');
    expect(await code({ token: github.grant({ contents: 'none' }) })).toBe('forbidden');
    expect(await code({ token: github.grant({ role: 'READ' }) })).toBe('role');
    expect(await code({ repository: 'no-site' })).toBe('not-found');
    expect(await code({ owner: 'nobody' })).toBe('not-found');
    expect(await code({ branch: 'no-branch' })).toBe('no-branch');
    // No right to pull requests is needed for the straight way.
    expect(await code({ token: github.grant({ pullRequests: 'none' }) })).toBe('none');
    const { token } = github;
    github.revoke(token);
    expect(await code({ token })).toBe('unauthorized');
  });
});

const codes = {
  badCredentials: 'unauthorized',
  forbidden: 'forbidden',
  organization: 'refused',
  notFound: 'not-found',
  stale: 'stale',
  protected: 'protected',
  ruleset: 'protected',
  rateLimit: 'limited',
  rateLimitByCode: 'limited',
  secondaryLimit: 'limited',
  tooLarge: 'too-large',
  badGateway: 'broken',
  timedOut: 'broken',
  wentWrong: 'broken',
  noJson: 'broken',
  refused: 'refused',
  cut: 'unreachable',
  cutWhenDone: 'unreachable',
  badGatewayWhenDone: 'broken',
  silent: 'silent',
  silentWhenDone: 'silent',
} as const satisfies Record<FaultName, GitHubFailure>;

for (const [fault, code] of Object.entries(codes)) {
  test(`${fault} is "${code}", and the next question is answered`, async ({ github }) => {
    const client = clientOf(github, {}, code === 'silent' ? 300 : undefined);
    github.fail(fault as FaultName);
    expect(await client.headOf('main')).toEqual(expect.objectContaining({ ok: false, code }));
    const again = await clientOf(github).headOf('main');
    expect(again.ok && again.value.oid).toBe(await github.repository.head('main'));
  });
}

test('limits say when to ask again', async ({ github }) => {
  const client = clientOf(github);
  const now = Date.UTC(2026, 10, 23);
  const times = { rateLimit: 2_000_000_000_000, secondaryLimit: now + 60_000 };
  for (const [fault, retryAt] of Object.entries(times)) {
    github.fail(fault as FaultName);
    expect(await client.headOf('main')).toEqual(expect.objectContaining({ retryAt }));
  }
});

test('GitHub’s own words come along, and never the token', async ({ github }) => {
  github.fail('refused');
  const told = await clientOf(github).headOf('main');
  expect(told).toEqual(
    expect.objectContaining({ message: 'The repository is locked for a moment.' }),
  );
  expect(JSON.stringify(told) + JSON.stringify(clientOf(github))).not.toContain(github.token);
});

test('a computer without a connection', async ({ github }) => {
  const client = clientOf(github);
  await github.stop();
  expect(await client.headOf('main')).toEqual(expect.objectContaining({ code: 'unreachable' }));
});

test('tokens are made on the site that an API belongs to', () => {
  const pages = {
    'https://api.github.com/graphql': 'https://github.com',
    'https://github.example.com/api/graphql': 'https://github.example.com',
    'https://api.bodega.ghe.com/graphql': 'https://bodega.ghe.com',
  };
  for (const [api, site] of Object.entries(pages))
    expect(newTokenPage(new URL(api))).toBe(`${site}/settings/personal-access-tokens/new`);
});
