import type { GitHub } from '#src/admin/publish/github.ts';
import { base64, blobId } from '#src/admin/publish/git-content.ts';
import type { PostChange } from '#src/admin/publish/commits.ts';
import { findSent, sendPosts } from '#src/admin/publish/send.ts';
import type { SendOptions, SendProgress } from '#src/admin/publish/send.ts';
import { contentBytes } from '#src/lib/post-files/post-file.ts';
import type { FaultName } from '#tests/support/github/faults.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';
import { clientOf, expect, test } from '#tests/support/github/test.ts';

const filePath = (id: string) => `src/content/posts/${id}.md`;
const catId = 'a8539ca8042c3e174e4b27aa64e3563da6c67030';

/** A new post of one file. */
const newPost = (id: string, content: string | Uint8Array = `${id}\n`): PostChange => ({
  id,
  additions: [{ path: filePath(id), content }],
  deletions: [],
  expected: new Map(),
});

/** The post that the repository begins with, with another text. */
const editedCat: PostChange = {
  ...newPost('a-cat', 'A cat, changed here\n'),
  expected: new Map([[filePath('a-cat'), catId]]),
};

/** The same post under another address. */
const renamedCat: PostChange = {
  id: 'a-cat',
  additions: [{ path: filePath('a-bigger-cat'), content: 'A cat\n' }],
  deletions: [filePath('a-cat')],
  expected: new Map([[filePath('a-cat'), catId]]),
};

const message: SendOptions['message'] = (changes) => ({
  headline: `Publish ${changes.map(({ id }) => id).join(', ')}`,
});

const send = (gitHub: GitHub, changes: readonly PostChange[], more: Partial<SendOptions> = {}) =>
  sendPosts(gitHub, { changes, way: 'branch', message, ...more });

/** How many commits a branch has besides the first one. */
async function commits(github: GitHubStandIn, branch = 'main') {
  const head = await github.repository.head(branch);
  return head === null ? null : (await github.repository.history(head)).length - 1;
}

const howOften = (github: GitHubStandIn, operation: string) =>
  github.asked.filter(({ name }) => name === operation).length;

test('a post, its pictures and all its letters arrive as they are, in one commit', async ({
  github,
}) => {
  const text = '---\ntitle: "Ça {va} < 🐈‍⬛"\n---\r\n\n\ttwo  spaces  \n';
  const picture = Uint8Array.from({ length: 100_000 }, (_, place) => (place * 7) % 256);
  const path = 'src/assets/posts/neue/größe.webp';
  const change: PostChange = {
    ...newPost('neue', text),
    additions: [
      { path: filePath('neue'), content: text },
      { path, content: picture },
    ],
  };
  const result = await send(clientOf(github), [change, renamedCat], {
    message: () => ({ headline: 'Publish “Ça va”', body: 'Two posts.' }),
  });
  const head = (await github.repository.head('main')) ?? '';
  const commit = { oid: head, url: `https://github.com/bodega/site/commit/${head}` };
  expect(result).toEqual({
    sent: [
      { id: 'neue', commit },
      { id: 'a-cat', commit },
    ],
    left: [],
    clashed: [],
    problem: null,
    pullRequest: null,
  });
  expect(await github.repository.text(filePath('neue'))).toBe(text);
  const files = await github.repository.tree(head);
  expect(await github.repository.blob(files.get(path)?.oid ?? '')).toEqual(Buffer.from(picture));
  expect(await github.repository.text(filePath('a-bigger-cat'))).toBe('A cat\n');
  expect(await github.repository.text(filePath('a-cat'))).toBeNull();
  expect(await github.repository.text('README.md')).toBe('A website\n');
  expect(await github.repository.message(head)).toBe('Publish “Ça va”\n\nTwo posts.');
  expect(await commits(github)).toBe(1);
});

test('what is there already is not sent again, and its commit is found', async ({ github }) => {
  const client = clientOf(github);
  const first = await send(client, [newPost('one'), editedCat]);
  await github.repository.commit('main', { additions: { 'README.md': 'Other\n' } });
  expect(await findSent(client, [newPost('one'), newPost('two')])).toEqual({
    ok: true,
    value: [first.sent[0]],
  });
  const second = await send(client, [newPost('one'), editedCat, newPost('two')]);
  expect(second.sent.slice(0, 2)).toEqual(first.sent);
  expect(second.left).toEqual([]);
  expect(await commits(github)).toBe(3);
  expect((await send(client, [renamedCat])).clashed).toEqual(['a-cat']);
});

test('a head that others moved is read again; other files stay theirs', async ({ github }) => {
  github.before('Commit', () =>
    github.repository.commit('main', { additions: { 'README.md': 'Theirs\n' } }),
  );
  const result = await send(clientOf(github), [editedCat]);
  expect(result).toEqual(expect.objectContaining({ left: [], clashed: [], problem: null }));
  expect(await github.repository.text('README.md')).toBe('Theirs\n');
  expect(await github.repository.text(filePath('a-cat'))).toBe('A cat, changed here\n');
});

test('a file that somebody else changed is named, and nothing is sent', async ({ github }) => {
  const theirs = { [filePath('a-cat')]: 'Theirs\n', [filePath('one')]: 'Also new\n' };
  await github.repository.commit('main', { additions: theirs });
  expect(await send(clientOf(github), [editedCat, newPost('one'), newPost('two')])).toEqual(
    expect.objectContaining({
      sent: [],
      left: ['a-cat', 'one', 'two'],
      clashed: ['a-cat', 'one'],
      problem: null,
    }),
  );
  expect(await commits(github)).toBe(1);
});

test('a file changed, or deleted, between look and commit is a conflict too', async ({
  github,
}) => {
  const client = clientOf(github);
  github.before('Commit', () =>
    github.repository.commit('main', { additions: { [filePath('a-cat')]: 'Theirs\n' } }),
  );
  expect((await send(client, [renamedCat])).clashed).toEqual(['a-cat']);
  expect(await github.repository.text(filePath('a-bigger-cat'))).toBeNull();
  await github.repository.commit('main', { deletions: [filePath('a-cat')] });
  expect((await send(client, [editedCat])).clashed).toEqual(['a-cat']);
  // What both deleted is gone as it should be.
  expect((await send(client, [renamedCat])).left).toEqual([]);
});

test('heads that move again and again end with a word, not in a circle', async ({ github }) => {
  for (let number = 0; number < 20; number += 1)
    github.before('Commit', () =>
      github.repository.commit('main', { additions: { 'README.md': `${number}\n` } }),
    );
  const result = await send(clientOf(github), [editedCat]);
  expect(result.problem).toEqual(expect.objectContaining({ code: 'moving', ids: ['a-cat'] }));
  expect(await github.repository.text(filePath('a-cat'))).toBe('A cat\n');
});

/** A fault at the commit: nothing arrives, somebody is told why, and a second press sends it. */
const harmless = {
  badCredentials: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'not-found',
  protected: 'protected',
  ruleset: 'protected',
  rateLimit: 'limited',
  secondaryLimit: 'limited',
  tooLarge: 'too-large',
  refused: 'refused',
  badGateway: 'broken',
  timedOut: 'broken',
  wentWrong: 'broken',
  noJson: 'broken',
  cut: 'unreachable',
  silent: 'silent',
} as const satisfies Partial<Record<FaultName, string>>;

for (const [fault, code] of Object.entries(harmless)) {
  test(`${fault} at the commit: nothing half done, and Try again works`, async ({ github }) => {
    github.fail(fault as FaultName, 'Commit');
    const failed = await send(clientOf(github, {}, code === 'silent' ? 500 : undefined), [
      editedCat,
      newPost('one'),
    ]);
    expect(failed).toEqual(expect.objectContaining({ sent: [], left: ['a-cat', 'one'] }));
    expect(failed.problem).toEqual(
      expect.objectContaining({ code, isUncertain: false, ids: ['a-cat', 'one'] }),
    );
    expect(await commits(github)).toBe(0);
    const again = await send(clientOf(github), [editedCat, newPost('one')]);
    expect(again).toEqual(expect.objectContaining({ left: [], problem: null }));
    expect(await commits(github)).toBe(1);
  });
}

for (const fault of ['cutWhenDone', 'badGatewayWhenDone', 'silentWhenDone'] as const) {
  test(`${fault}: the commit is found at once, and there is no second one`, async ({ github }) => {
    github.fail(fault, 'Commit');
    const client = clientOf(github, {}, fault === 'silentWhenDone' ? 2000 : undefined);
    const found = await send(client, [editedCat, newPost('one')]);
    const oid = await github.repository.head('main');
    expect(found).toEqual(expect.objectContaining({ left: [], problem: null }));
    expect(found.sent.map(({ commit }) => commit.oid)).toEqual([oid, oid]);
    expect(await commits(github)).toBe(1);
  });

  test(`${fault}, and GitHub stays away: nobody knows, and a second press finds out`, async ({
    github,
  }) => {
    const client = clientOf(github, {}, fault === 'silentWhenDone' ? 2000 : undefined);
    github.before('Commit', () => github.fail('badGateway', 'Head'));
    github.fail(fault, 'Commit');
    const unknown = await send(client, [editedCat]);
    expect(unknown.problem).toEqual(expect.objectContaining({ isUncertain: true, ids: ['a-cat'] }));
    expect(unknown.left).toEqual(['a-cat']);
    const again = await send(clientOf(github), [editedCat]);
    expect(again.sent[0]?.commit.oid).toBe(await github.repository.head('main'));
    expect(again).toEqual(expect.objectContaining({ left: [], problem: null }));
    expect(await commits(github)).toBe(1);
  });
}

test('two tabs that send the same at once make one commit', async ({ github }) => {
  const results = await Promise.all(
    [1, 2, 3].map(() => send(clientOf(github), [editedCat, newPost('one')])),
  );
  const oid = await github.repository.head('main');
  for (const result of results) {
    expect(result).toEqual(expect.objectContaining({ left: [], clashed: [], problem: null }));
    expect(result.sent.map(({ commit }) => commit.oid)).toEqual([oid, oid]);
  }
  expect(await commits(github)).toBe(1);
});

test('two tabs that send different posts at once both arrive', async ({ github }) => {
  const results = await Promise.all(
    ['one', 'two', 'three'].map((id) => send(clientOf(github), [newPost(id)])),
  );
  expect(results.flatMap(({ left }) => left)).toEqual([]);
  expect(await commits(github)).toBe(3);
});

test.describe('a large selection', () => {
  /** Posts with a picture each. */
  const posts = (count: number, picture: string | Uint8Array) =>
    Array.from({ length: count }, (_, number): PostChange => {
      const post = newPost(`post-${number}`);
      const path = `src/assets/posts/post-${number}/picture.webp`;
      return { ...post, additions: [...post.additions, { path, content: picture }] };
    });

  test('goes in commits of at most 20 MB, with progress', async ({ github }) => {
    test.setTimeout(60_000);
    const picture = Uint8Array.from({ length: 600_000 }, (_, place) => (place * 31) % 256);
    const told: SendProgress[] = [];
    const result = await send(clientOf(github), posts(30, picture), {
      onProgress: (step) => told.push(step),
    });
    expect(result).toEqual(expect.objectContaining({ left: [], problem: null }));
    const requests = github.asked.filter(({ name }) => name === 'Commit');
    expect(requests).toHaveLength(2);
    for (const { bytes } of requests) expect(bytes).toBeLessThanOrEqual(20_000_000);
    expect(told.map(({ commits: made, ofCommits }) => [made, ofCommits])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    // The announced sizes are those of the requests, but for their words.
    const sizes = requests.map(({ bytes }) => bytes);
    const announced = told.slice(1).map(({ bytes }, place) => bytes - (told[place]?.bytes ?? 0));
    for (const [place, bytes] of announced.entries())
      expect(Math.abs(bytes - (sizes[place] ?? 0))).toBeLessThan(10_000);
    expect(told.at(-1)?.bytes).toBe(told[0]?.ofBytes);
  });

  test('of 200 goes in commits of whole posts; what breaks off goes on from there', async ({
    github,
  }) => {
    const changes = posts(200, 'a picture');
    const failed = await send(clientOf(github), changes, {
      onProgress: ({ commits: made }) => {
        if (made === 2) github.fail('badGateway', 'Commit');
      },
    });
    expect([failed.sent.length, failed.left.length]).toEqual([100, 100]);
    expect(failed.problem).toEqual(expect.objectContaining({ code: 'broken' }));
    const again = await send(clientOf(github), changes);
    expect([again.sent.length, again.left.length]).toEqual([200, 0]);
    expect(await commits(github)).toBe(4);
    for (const { id, commit } of again.sent) {
      const tree = await github.repository.tree(commit.oid);
      expect(tree.has(filePath(id)) && tree.has(`src/assets/posts/${id}/picture.webp`)).toBe(true);
    }
  });
});

test('a post above the limit is named before anything is sent', async ({ github }) => {
  const large = newPost('large', new Uint8Array(15_000_000));
  const result = await send(clientOf(github), [newPost('one'), large]);
  expect(result.problem).toEqual(expect.objectContaining({ code: 'too-large', ids: ['large'] }));
  expect(result.left).toEqual(['one', 'large']);
  expect(await commits(github)).toBe(0);
});

test('an address that one post leaves and another one takes is replaced in one commit', async ({
  github,
}) => {
  const taker = { ...newPost('a-cat', 'The new cat\n'), id: 'taker', expected: editedCat.expected };
  const result = await send(clientOf(github), [renamedCat, taker]);
  expect(result).toEqual(expect.objectContaining({ left: [], clashed: [], problem: null }));
  expect(await github.repository.text(filePath('a-cat'))).toBe('The new cat\n');
  expect(await github.repository.text(filePath('a-bigger-cat'))).toBe('A cat\n');
  expect(await commits(github)).toBe(1);
});

test.describe('by pull request', () => {
  const way = 'pull-request';
  const changes = [editedCat, newPost('one')];
  /** Of the pull requests. */
  const branches = (github: GitHubStandIn) => github.pulls.map(({ headRefName }) => headRefName);

  test('a new branch gets the commits, and the website’s branch none', async ({ github }) => {
    github.protect('main', 'ruleset');
    const result = await send(clientOf(github), changes, { way });
    expect(result.pullRequest).toEqual({
      url: 'https://github.com/bodega/site/pull/1',
      state: 'OPEN',
    });
    expect(result).toEqual(expect.objectContaining({ left: [], problem: null }));
    expect(github.pulls.map(({ title }) => title)).toEqual(['Publish a-cat, one']);
    expect(branches(github)[0]).toMatch(/^publish\/2-posts-[\da-f]{8}$/);
    expect(await github.repository.text(filePath('one'), branches(github)[0])).toBe('one\n');
    expect(await commits(github)).toBe(0);
    await send(clientOf(github), [newPost('two')], { way });
    expect(branches(github)[1]).toMatch(/^publish\/two-[\da-f]{8}$/);
  });

  for (const step of ['CreateBranch', 'Commit', 'OpenPullRequest'] as const) {
    for (const fault of ['cut', 'cutWhenDone'] as const) {
      test(`${fault} at ${step}: a second press makes nothing twice`, async ({ github }) => {
        github.fail(fault, step);
        const first = await send(clientOf(github), changes, { way });
        if (fault === 'cutWhenDone') expect(first.problem).toBeNull();
        else expect(first.problem).toEqual(expect.objectContaining({ code: 'unreachable' }));
        const again = await send(clientOf(github), changes, { way });
        expect(again).toEqual(expect.objectContaining({ left: [], problem: null }));
        expect(again.pullRequest?.url).toBe('https://github.com/bodega/site/pull/1');
        expect(github.pulls).toHaveLength(1);
        expect(await commits(github, branches(github)[0])).toBe(1);
        const tries = step === 'CreateBranch' && fault === 'cut' ? 2 : 1;
        expect(howOften(github, 'CreateBranch')).toBe(tries);
      });
    }
  }

  test('a token without the right is told so before a branch is begun', async ({ github }) => {
    const token = github.grant({ pullRequests: 'none' });
    const result = await send(clientOf(github, { token }), changes, { way });
    expect(result.problem).toEqual(expect.objectContaining({ code: 'no-pull-requests' }));
    expect(howOften(github, 'CreateBranch')).toBe(0);
    // Reading them is open to everybody where the repository is; then only opening one is refused.
    github.fail('forbidden', 'OpenPullRequest');
    const refused = await send(clientOf(github), changes, { way });
    expect(refused.problem).toEqual(expect.objectContaining({ code: 'no-pull-requests' }));
    expect(refused.sent).toHaveLength(2);
  });

  test('what was merged is not sent again, and an old branch is not used again', async ({
    github,
  }) => {
    const client = clientOf(github);
    await send(client, [editedCat], { way });
    await github.mergePull();
    const merged = await send(client, [editedCat], { way });
    expect(merged).toEqual(expect.objectContaining({ left: [], pullRequest: null }));
    await github.repository.commit('main', { additions: { [filePath('a-cat')]: 'A cat\n' } });
    const second = await send(client, [editedCat], { way });
    expect(branches(github)[1]).toBe(`${branches(github)[0]}-2`);
    expect(second.pullRequest?.url).toBe('https://github.com/bodega/site/pull/2');
  });
});

test('bytes in Base64, and git’s id of them', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, place) => (place * 13) % 256);
  expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(base64(new Uint8Array())).toBe('');
  expect(await blobId(contentBytes('A cat\n'))).toBe(catId);
});
