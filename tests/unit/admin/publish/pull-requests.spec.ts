import { lookAtPullRequests } from '#src/admin/publish/pull-requests.ts';
import { $sent } from '#src/admin/publish/sent-posts.ts';
import type { SentPost } from '#src/admin/publish/sent-posts.ts';
import { sendPosts } from '#src/admin/publish/send.ts';
import { clientOf, expect, test } from '#tests/support/github/test.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';

/** A post that waits in a pull request, noted as sending notes it, and another one on its way by a commit. */
async function waiting(github: GitHubStandIn): Promise<SentPost> {
  const path = 'src/content/posts/one.md';
  const additions = [{ path, content: 'One\n' }];
  const change = { id: 'one', additions, deletions: [], expected: new Map<string, null>() };
  const { pullRequest } = await sendPosts(clientOf(github), {
    changes: [change],
    way: 'pull-request',
    message: () => ({ headline: 'Publish' }),
  });
  const at = Date.UTC(2026, 10, 20);
  const url = pullRequest?.url ?? '';
  const entry = { commit: 'abc', url, at, hash: 'new', before: [null], path, day: null };
  const direct = { ...entry, url: 'https://github.com/bodega/site/commit/abc' };
  $sent.set(new Map([...Object.entries({ one: entry, two: direct })]));
  return entry;
}
const sent = (id: string) => $sent.get().get(id);

test('a pull request that is open waits, and one that was merged is on its way from then on', async ({
  github,
}) => {
  const entry = await waiting(github);
  expect(await lookAtPullRequests(clientOf(github))).toEqual([]);
  expect(sent('one')).toEqual(entry);
  await github.mergePull();
  expect(await lookAtPullRequests(clientOf(github))).toEqual([]);
  const oid = await github.repository.head('main');
  const url = `https://github.com/bodega/site/commit/${oid}`;
  expect(sent('one')).toMatchObject({ ...entry, commit: oid, url, at: expect.any(Number) });
  expect(sent('one')?.at).toBeGreaterThan(entry.at);
  expect($sent.get().size).toBe(2);
});

test('a pull request that was closed takes nothing anywhere any more', async ({ github }) => {
  await waiting(github);
  github.closePull();
  expect(await lookAtPullRequests(clientOf(github))).toEqual(['one']);
  expect([...$sent.get().keys()]).toEqual(['two']);
});

test('where GitHub can’t be asked, or about another repository, nothing is known', async ({
  github,
}) => {
  const entry = await waiting(github);
  github.closePull();
  const others = [
    clientOf(github, { token: github.grant({ pullRequests: 'none' }) }),
    clientOf(github, { repository: 'other' }),
  ];
  for (const client of others) expect(await lookAtPullRequests(client)).toEqual([]);
  expect(sent('one')).toEqual(entry);
});
