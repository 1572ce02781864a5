import { expect, test } from '@playwright/test';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { gitHubClient } from '#src/admin/publish/github.ts';
import { answered, problem } from '#src/admin/publish/github-answers.ts';
import { reviewing } from '#src/admin/publish/reviewing.ts';
import type { Review, ReviewAim, ReviewedPost } from '#src/admin/publish/review.ts';
import type { SendOutcome } from '#src/admin/publish/sending.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { failure, success } from '#src/lib/result.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';

type Parts = Parameters<typeof reviewing>[2];

const post = (id: string): StoredPost => ({ ...aReadyPost({ id, slug: id }), isPublished: true });
const here = (id: string): AdminPost => ({ ...post(id), origin: 'local', opened: post(id) });
const builtIn = (id: string): AdminPost => ({ ...post(id), origin: 'built-in', opened: undefined });
const changed = (id: string): ReviewedPost => ({
  ...{ id, title: id, kind: 'changed', path: `${id}.md`, hash: 'new', base: 'new', before: [] },
  ...{ day: null, mine: post(id), written: post(id), theirs: post(id), pictures: [] },
  change: { id, additions: [], deletions: [], expected: new Map() },
});
const reviewed = (given: Partial<Review> = {}): Review => ({
  ...{ changes: [changed('olga')], same: [], conflicts: [], refused: [] },
  ...given,
});
const outcome = (given: Partial<SendOutcome> = {}): SendOutcome => ({
  ...{ sent: [changed('olga')], left: [], pages: [], isUnopened: false, hasConflicts: false },
  ...{ problem: null, isNoted: true },
  ...given,
});
const unreachable = { ...problem('unreachable'), isUncertain: true, ids: ['olga'] };
const client = gitHubClient(
  { owner: 'o', repository: 'r', branch: 'main', token: 't' },
  {
    api: new URL('https://127.0.0.1/'),
    fetch: () => Promise.reject(new Error('asked')),
    now: () => 0,
  },
);

/** A review of Olga, who is stored here; what it asks of others is noted. */
function setUp(given: Partial<Parts> = {}, aim: ReviewAim = 'publish', ids = ['olga']) {
  const noted: string[] = [];
  const flow = reviewing(ids, aim, {
    gitHub: () => client,
    look: () => Promise.resolve(noted.push('look')),
    known: () => ({ website: null, sent: new Map() }),
    rows: () => [here('olga'), builtIn('harry')],
    fetchBuiltIn: (wanted) => Promise.resolve(success(wanted.map(post))),
    review: (posts) => {
      noted.push(`compare ${posts.map(({ id }) => id).join()}`);
      return Promise.resolve(answered(reviewed()));
    },
    noteFound: (posts) => {
      noted.push(`found ${posts.length}`);
      return Promise.resolve();
    },
    save: ({ id }) => {
      noted.push(`save ${id}`);
      return Promise.resolve(success(readStoredPosts(null)));
    },
    send: (_, posts, way) => {
      noted.push(`send ${posts.map(({ id }) => id).join()} to ${way}`);
      return Promise.resolve(outcome());
    },
    ...given,
  });
  return { ...flow, noted };
}

test('it asks what is known, compares, notes what is there already, and shows the rest', async () => {
  const url = 'https://github.com/o/r/pull/7';
  const waits = { commit: 'c', url, at: 0, hash: null, before: [], path: 'olga.md', day: null };
  const { $step, prepare, noted } = setUp({
    known: () => ({ website: null, sent: new Map([['olga', waits]]) }),
  });
  expect($step.get()).toEqual({ step: 'preparing' });
  await prepare();
  expect(noted).toEqual(['look', 'compare olga', 'found 0']);
  expect($step.get()).toEqual({
    ...{ step: 'review', review: reviewed(), notice: null },
    waiting: [{ post: changed('olga'), url }],
  });
});

test('without a connection it tells what is not ready, and asks nobody', async () => {
  const unready = { ...here('olga'), opened: { ...post('olga'), tags: [] } };
  const parts = { gitHub: () => null, rows: () => [unready] };
  const { $step, prepare, noted } = setUp(parts);
  await prepare();
  expect($step.get()).toMatchObject({ step: 'connect', refused: [{ id: 'olga' }] });
  const off = setUp(parts, 'take-off');
  await off.prepare();
  expect(off.$step.get()).toEqual({ step: 'connect', refused: [] });
  expect([...noted, ...off.noted]).toEqual([]);
});

test('only posts of this browser are published, and built-in ones are taken off too, kept here first', async () => {
  const ids = ['harry', 'gone', 'olga'];
  const publish = setUp({}, 'publish', ids);
  await publish.prepare();
  expect(publish.noted).toContain('compare olga');

  const { prepare, send, noted } = setUp({}, 'take-off', ids);
  await prepare();
  await send(reviewed({ changes: [changed('olga'), changed('harry')] }), 'branch');
  expect(noted.slice(1)).toEqual([
    ...['compare olga,harry', 'found 0', 'save harry', 'send olga,harry to branch'],
  ]);
});

test('of two comparisons, the one that was asked for last shows', async () => {
  const late = Promise.withResolvers<null>();
  const isReplaced: boolean[] = [];
  const { $step, prepare, keepMine } = setUp({
    review: async (_posts, _aim, _client, parts) => {
      isReplaced.push(parts.isReplaced('key'));
      if (isReplaced.length === 1) await late.promise;
      return answered(reviewed({ changes: isReplaced.length === 1 ? [] : [changed('olga')] }));
    },
  });
  const first = prepare();
  await expect.poll(() => isReplaced).toEqual([false]);
  await keepMine('key');
  const shown = $step.get();
  expect(shown).toMatchObject({ step: 'review', review: reviewed() });
  late.resolve(null);
  await first;
  expect($step.get()).toBe(shown);
  expect(isReplaced).toEqual([false, true]);
});

const answers: readonly [string, Partial<Parts>, Readonly<Record<string, unknown>>][] = [
  ['what was sent', {}, { step: 'done', outcome: outcome() }],
  ['that another tab sends', { send: () => Promise.resolve('busy') }, { notice: 'busy' }],
  [
    'that the files changed, and nothing was sent',
    { send: () => Promise.resolve(outcome({ sent: [], hasConflicts: true })) },
    { step: 'review', notice: 'moved' },
  ],
  [
    'what was sent where the files of another post changed',
    { send: () => Promise.resolve(outcome({ hasConflicts: true })) },
    { step: 'done' },
  ],
  [
    'that something went wrong',
    { send: () => Promise.reject(new Error('broken')) },
    { step: 'failed', problem: 'unexpected' },
  ],
];
for (const [what, parts, step] of answers)
  test(`after sending it says ${what}`, async () => {
    const { $step, prepare, send } = setUp(parts);
    await prepare();
    await send(reviewed(), 'branch');
    expect($step.get()).toMatchObject(step);
  });

test('trying again sends what was reviewed, once the way is free, and shows what has changed meanwhile', async () => {
  const cut = outcome({ sent: [], left: [changed('olga')], problem: unreachable });
  const answers: Review[] = [
    reviewed(),
    reviewed({ changes: [changed('harry'), changed('olga')] }),
  ];
  const outcomes = [cut, cut, cut, outcome()];
  const sent: string[] = [];
  const parts: Partial<Parts> = {
    review: () => Promise.resolve(answered(answers.at(-1) ?? reviewed())),
    send: (_, posts, way) => {
      sent.push(`${posts.map(({ id }) => id).join()} to ${way}`);
      return Promise.resolve(outcomes.shift() ?? outcome());
    },
  };
  const { $step, prepare, send, tryAgain } = setUp(parts);
  await prepare();
  await send(reviewed(), 'pull-request');
  await tryAgain();
  expect(sent).toEqual(['olga to pull-request', 'olga to pull-request']);
  answers.push(reviewed({ changes: [{ ...changed('olga'), hash: 'newer' }] }));
  await tryAgain();
  expect($step.get()).toMatchObject({ step: 'review' });
  answers.pop();
  await send(reviewed(), 'branch');
  await prepare();
  await tryAgain();
  expect($step.get(), 'after a look at another connection').toMatchObject({ step: 'review' });
  expect(sent).toHaveLength(3);
  outcomes.unshift({ ...cut, problem: { ...unreachable, code: 'protected' } });
  await send(reviewed(), 'branch');
  await tryAgain();
  expect($step.get(), 'where only the other way helps').toMatchObject({ step: 'review' });
  expect(sent).toHaveLength(4);
});

test('it says why GitHub refused', async () => {
  const { $step, prepare } = setUp({ review: () => Promise.resolve(problem('forbidden')) });
  await prepare();
  expect($step.get()).toMatchObject({ step: 'failed', problem: { code: 'forbidden' } });
});

test('nothing is taken off where the website does not answer, or the copy can not be stored', async () => {
  const silent = setUp({ fetchBuiltIn: () => Promise.resolve(failure('unreachable')) }, 'take-off');
  await silent.prepare();
  expect(silent.$step.get()).toEqual({ step: 'failed', problem: 'unreachable' });

  const full = setUp({ save: () => Promise.resolve(failure('full')) }, 'take-off');
  await full.send(reviewed({ changes: [changed('harry')] }), 'branch');
  expect(full.$step.get()).toEqual({ step: 'failed', problem: 'copy' });
  expect(full.noted).toEqual([]);
});
