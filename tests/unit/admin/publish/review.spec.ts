import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import type { Website } from '#src/admin/publish/website.ts';
import { reviewPosts } from '#src/admin/publish/review.ts';
import type { CompareParts, Review, ReviewAim } from '#src/admin/publish/review.ts';
import { reviewMessages } from '#src/admin/publish/later-words.ts';
import { sendPosts } from '#src/admin/publish/send.ts';
import { sendReviewed } from '#src/admin/publish/sending.ts';
import { $sent } from '#src/admin/publish/sent-posts.ts';
import { textDifferences } from '#src/admin/publish/text-differences.ts';
import { postAsFiles, takenOff } from '#src/lib/post-files/post-as-files.ts';
import { postFilePath } from '#src/lib/post-files/post-file.ts';
import { baseHash, postHash } from '#src/lib/post-files/post-hash.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { clientOf, expect, test } from '#tests/support/github/test.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';
import { aReadyPost } from '#tests/support/sample-posts.ts';

const olga: StoredPost = { ...aReadyPost(), isPublished: true };
const path = 'src/content/posts/olga-of-ninth-avenue.md';
const row = (post: StoredPost): AdminPost => ({ ...post, origin: 'local', opened: post });

const nothing: CompareParts = {
  website: null,
  sent: new Map(),
  isReplaced: () => false,
  today: '2026-11-23',
};

async function review(
  github: GitHubStandIn,
  posts: readonly StoredPost[],
  parts: Partial<CompareParts> = {},
  aim: ReviewAim = 'publish',
): Promise<Review> {
  const found = await reviewPosts(posts.map(row), aim, clientOf(github), { ...nothing, ...parts });
  if (!found.ok) throw new Error(found.code);
  return found.value;
}

const send = (github: GitHubStandIn, { changes }: Review) =>
  sendPosts(clientOf(github), {
    changes: changes.map(({ change }) => change),
    way: 'branch',
    message: () => ({ headline: 'Publish' }),
  });

/** The labels of the fields that a review shows as different. */
const differing = ({ changes: [post] }: Review) =>
  post?.theirs && textDifferences(post.theirs, post.written).map(({ label }) => label);

/** What the website serves once it is built from the repository. */
const served = async (post: StoredPost, file = path): Promise<Website> =>
  new Map([[post.id, { path: file, hash: await postHash(post), pictures: [] }]]);

test('a post on its way through all reviews: new, sent, changed, moved, taken off', async ({
  github,
}) => {
  const first = await review(github, [olga]);
  const [one] = first.changes;
  expect(one).toMatchObject({ kind: 'new', path, before: [null, null], day: null, theirs: null });
  expect(one?.hash).toBe(await postHash(olga));
  expect(one?.pictures).toHaveLength(1);
  await send(github, first);

  await test.step('what the repository has is not sent again, and its commit is found', async () => {
    const again = await review(github, [olga]);
    const head = await github.repository.head('main');
    expect(again).toMatchObject({ changes: [], conflicts: [], refused: [] });
    expect(again.same).toMatchObject([{ id: 'olga', commit: { oid: head } }]);
  });

  const base = { ...olga, basedOn: await postHash(olga) };
  const website = await served(olga);
  const changed = { ...base, title: 'Olga of Ninth Avenue and her two chairs' };
  await test.step('a change keeps its pictures, and is all that is shown', async () => {
    const found = await review(github, [changed], { website });
    expect(differing(found)).toEqual(['Title']);
    expect(found.changes).toMatchObject([{ kind: 'changed', pictures: [], mine: changed }]);
    expect(found.changes[0]?.theirs?.title).toBe(olga.title);
    expect(found.changes[0]?.before).toEqual([base.basedOn, base.basedOn]);
    await send(github, found);
  });
  await test.step('another slug moves the file, from where the website has it', async () => {
    const basedOn = await postHash(changed);
    const moved = { ...changed, basedOn, slug: 'olga-moves' };
    const found = await review(github, [moved], { website: await served(changed) });
    expect(found.changes).toMatchObject([
      { kind: 'moved', path: 'src/content/posts/olga-moves.md' },
    ]);
    expect(found.changes[0]?.change.deletions).toEqual([path]);
    expect(differing(found)).toEqual(['Slug']);
  });
  await test.step('another slug before the website has it moves it from where it was sent', async () => {
    const entry = { commit: 'x', url: '', at: 0, hash: '', before: [], path, day: null };
    const moved = { ...changed, basedOn: await postHash(changed), slug: 'olga-moves' };
    const found = await review(github, [moved], { sent: new Map([['olga', entry]]) });
    expect(found.changes[0]?.change.deletions).toEqual([path]);
  });
  let off = '';
  await test.step('taken off, its file stays', async () => {
    const found = await review(github, [changed], { website }, 'take-off');
    expect(found.changes).toMatchObject([{ kind: 'taken-off', hash: null, path }]);
    expect(found.changes[0]?.change).toMatchObject({ deletions: [] });
    await send(github, found);
    off = found.changes[0]?.base ?? '';
    const again = await review(github, [changed], { website }, 'take-off');
    expect(again).toMatchObject({ changes: [], same: [{ id: 'olga' }] });
  });
  await test.step('then it can be published again', async () => {
    const again = { ...changed, basedOn: off, excerpt: `${changed.excerpt} Never.` };
    const found = await review(github, [again]);
    expect(found).toMatchObject({ conflicts: [], changes: [{ kind: 'back', path }] });
    await send(github, found);
    expect(await github.repository.text(path)).not.toContain('isPublished');
  });
});

test('what an author changed meanwhile is a conflict, until somebody chooses', async ({
  github,
}) => {
  const theirs = { ...olga, title: 'Olga of Tenth Avenue, where she moved' };
  const { additions } = await postAsFiles(theirs, null);
  await github.repository.commit('main', {
    additions: Object.fromEntries(additions.map((file) => [file.path, file.content])),
  });
  const mine = { ...olga, basedOn: await postHash(olga), content: `${olga.content}\n\nAsk her.` };
  const website = await served(olga);
  const found = await review(github, [mine], { website });
  expect(found).toMatchObject({ changes: [], same: [], refused: [] });
  expect(found.conflicts).toMatchObject([
    { id: 'olga', mine: { title: olga.title }, theirs: { title: theirs.title } },
  ]);
  expect(found.conflicts[0]?.isOlder).toBe(false);
  // Nothing was changed here: theirs is only newer.
  const untouched = { ...olga, basedOn: await postHash(olga) };
  expect((await review(github, [untouched], { website })).conflicts).toMatchObject([
    { isOlder: true },
  ]);
  const chosenKey = found.conflicts[0]?.key;
  const chosen = await review(github, [mine], { website, isReplaced: (key) => key === chosenKey });
  expect(chosen.changes).toMatchObject([{ kind: 'changed' }]);
  expect(chosen.conflicts).toEqual([]);
  // The same text on both sides, or one based on theirs, is none.
  for (const post of [theirs, { ...mine, basedOn: await postHash(theirs) }])
    expect((await review(github, [post], { website })).conflicts).toEqual([]);
  // Sent by a pull request that isn't merged: the file is as it was before.
  const before = { ...mine, basedOn: 'sent by pull request' };
  const entry = {
    commit: 'x',
    url: '',
    at: 0,
    hash: before.basedOn,
    before: [await postHash(theirs)],
    path,
    day: null,
  };
  const waiting = await review(github, [before], { website, sent: new Map([['olga', entry]]) });
  expect(waiting.conflicts).toEqual([]);
});

/** What an author elsewhere does with the posts' files. */
async function author(
  github: GitHubStandIn,
  posts: readonly StoredPost[],
  deletions: readonly string[] = [],
) {
  const written = await Promise.all(posts.map((post) => postAsFiles(post, null)));
  const additions = written.flatMap((files) => files.additions);
  await github.repository.commit('main', {
    additions: Object.fromEntries(additions.map((file) => [file.path, file.content])),
    deletions,
  });
}

test.describe('a post is found by its id', () => {
  const renamed = { ...olga, slug: 'olga-moves' };

  test('where the website doesn’t serve it and it was renamed here: no second file stays', async ({
    github,
  }) => {
    const hidden = { ...olga, isPublished: false };
    await author(github, [hidden]);
    const mine = { ...renamed, basedOn: await baseHash(hidden) };
    const [one] = (await review(github, [mine])).changes;
    expect(one).toMatchObject({ kind: 'moved', path: 'src/content/posts/olga-moves.md' });
    expect(one?.change.deletions).toEqual([path]);
  });

  test('where an author has renamed it since the last build', async ({ github }) => {
    await author(github, [renamed]);
    const mine = { ...olga, basedOn: await postHash(olga), title: 'Olga of Ninth Avenue' };
    const found = await review(github, [mine], { website: await served(olga) });
    expect(found).toMatchObject({
      changes: [],
      conflicts: [{ theirs: { slug: 'olga-moves' } }],
    });
  });

  test('among files that the website knows as other posts, whose texts nobody asks for', async ({
    github,
  }) => {
    const others = Array.from({ length: 60 }, (_, number) => ({
      ...olga,
      id: `cat-${number}`,
      slug: `cat-number-${number}`,
    }));
    await author(github, [...others, olga]);
    const website: Website = new Map(
      others.map(({ id, slug }) => [
        id,
        { path: postFilePath(slug, 'md'), hash: '', pictures: [] },
      ]),
    );
    const before = github.asked.length;
    const mine = { ...renamed, basedOn: await postHash(olga) };
    const found = await review(github, [mine], { website });
    expect(found.changes).toMatchObject([{ kind: 'moved' }]);
    const asked = github.asked.slice(before).map(({ name }) => name);
    expect(asked.slice(0, 3)).toEqual(['Head', 'Folder', 'Files']);
    expect(asked.filter((name) => name === 'Files')).toHaveLength(2);
  });
});

test('a name that would end every build is refused', async ({ github }) => {
  const harry = { ...olga, id: 'harry', slug: 'harry-the-cat' };
  await author(github, [harry]);
  const hisAddress = { ...olga, id: 'harry-the-cat' };
  const hisId = { ...olga, slug: 'harry' };
  const twins = [olga, { ...olga, id: 'twin' }];
  const refusals = [];
  for (const posts of [[hisAddress], [hisId], twins]) {
    const found = await review(github, posts);
    expect(found.changes).toEqual([]);
    refusals.push(found.refused.map(({ problems }) => problems[0]?.field));
  }
  expect(refusals).toEqual([['id'], ['slug'], ['slug', 'slug']]);
  // The website says whose a file is that isn't read.
  const website = await served(harry, postFilePath(harry.slug, 'md'));
  expect((await review(github, [hisId], { website })).refused).toHaveLength(1);
});

test('a renamed post takes no other post’s address, unless that one moves along', async ({
  github,
}) => {
  const harry = { ...olga, id: 'harry', slug: 'harry-the-cat' };
  await author(github, [olga, harry]);
  const toHim = { ...olga, slug: harry.slug, basedOn: await postHash(olga) };
  const away = { ...harry, slug: 'harry-moves', basedOn: await postHash(harry) };
  const alone = await review(github, [toHim]);
  expect(alone).toMatchObject({
    changes: [],
    refused: [{ id: 'olga', problems: [{ field: 'slug', problem: reviewMessages.addressTaken }] }],
  });
  const both = await review(github, [toHim, away]);
  expect(both.refused).toEqual([]);
  expect((await send(github, both)).left).toEqual([]);
  expect(await github.repository.text(path)).toBeNull();
  expect(await github.repository.text(postFilePath(harry.slug, 'md'))).toContain("id: 'olga'");
  await test.step('that one can’t go, so it keeps its address', async () => {
    const stays = { ...away, slug: 'harry-moves-again', title: 'x'.repeat(200) };
    const back = { ...toHim, slug: 'harry-moves', basedOn: await postHash(toHim) };
    const found = await review(github, [back, stays]);
    expect(found.changes).toEqual([]);
    expect(found.refused.map(({ id }) => id).toSorted()).toEqual(['harry', 'olga']);
  });
});

test('what an author deleted or hid comes back only if somebody chooses so', async ({ github }) => {
  const mine = { ...olga, basedOn: await postHash(olga), title: 'Olga of Ninth Avenue' };
  const website = await served(olga);
  for (const [left, theirs] of [
    [[], null],
    [[{ ...olga, isPublished: false }], { isPublished: false }],
  ] as const) {
    await author(github, left);
    for (const post of [mine, { ...olga, basedOn: mine.basedOn }]) {
      const found = await review(github, [post], { website });
      expect(found).toMatchObject({ changes: [], same: [], conflicts: [{ id: 'olga', theirs }] });
      const key = found.conflicts[0]?.key;
      const chosen = await review(github, [post], { website, isReplaced: (one) => one === key });
      expect(chosen).toMatchObject({ conflicts: [], changes: [{ id: 'olga' }] });
    }
  }
  await test.step('not if its pull request waits', async () => {
    await github.repository.commit('main', { deletions: [path] });
    const entry = { commit: 'x', url: '', at: 0, hash: '', before: [null], path, day: null };
    const found = await review(github, [mine], { sent: new Map([['olga', entry]]) });
    expect(found).toMatchObject({ conflicts: [], changes: [{ kind: 'new' }] });
  });
});

test('a post that is hidden in this browser goes to readers like any other', async ({ github }) => {
  const hidden = { ...olga, isPublished: false };
  const hash = await postHash(olga);
  const first = await review(github, [hidden]);
  expect(first.changes).toMatchObject([{ kind: 'new', hash, base: hash }]);
  await send(github, first);
  const website = await served(olga);
  const changed = { ...hidden, basedOn: hash, title: 'Olga of Ninth Avenue' };
  const second = await review(github, [changed], { website });
  expect(second).toMatchObject({ conflicts: [], changes: [{ kind: 'changed' }] });
  await send(github, second);
  expect(await github.repository.text(path)).not.toContain('isPublished');
  await test.step('taking it off does take it off, and it comes back', async () => {
    const off = await review(github, [changed], { website }, 'take-off');
    await send(github, off);
    expect(await github.repository.text(path)).toContain('isPublished: false');
    const basedOn = off.changes[0]?.base ?? '';
    const back = await review(github, [{ ...changed, basedOn }]);
    expect(back).toMatchObject({ conflicts: [], changes: [{ kind: 'back' }] });
  });
});

test('a copy that doesn’t say what it was taken from is a conflict', async ({ github }) => {
  await author(github, [olga]);
  const mine = { ...olga, title: 'Olga of Ninth Avenue' };
  const found = await review(github, [mine], { website: await served(olga) });
  expect(found).toMatchObject({ changes: [], conflicts: [{ id: 'olga' }] });
});

test('commits whose pull request could not be opened count as not sent', async ({ github }) => {
  const { changes } = await review(github, [olga]);
  github.fail('forbidden', 'OpenPullRequest');
  const send = () => sendReviewed(clientOf(github), changes, 'pull-request', () => undefined);
  const first = await send();
  expect(first).toMatchObject({ isUnopened: true, sent: [], left: [{ id: 'olga' }] });
  expect($sent.get().has('olga')).toBe(false);
  const again = await send();
  const url = 'https://github.com/bodega/site/pull/1';
  expect(again).toMatchObject({ isUnopened: false, sent: [{ id: 'olga' }], pages: [url] });
  expect($sent.get().get('olga')).toMatchObject({ url });
});

test('what can’t go says why, and the others go', async ({ github }) => {
  const [file] = (await postAsFiles(olga, null)).additions;
  if (!file) throw new Error('no file');
  await github.repository.commit('main', {
    additions: { [path]: file.content, 'src/content/posts/broken.md': 'No front matter' },
  });
  const other = { ...olga, id: 'not-olga' };
  const broken = { ...olga, id: 'broken', slug: 'broken' };
  const later = { ...olga, id: 'later', slug: 'later', date: 'December 24, 2026' };
  const hidden = { ...olga, id: 'hidden', slug: 'hidden', isPublished: false };
  const short = {
    ...olga,
    id: 'short',
    slug: 'short',
    title: 'Olga of Ninth Avenue, her chair, her brother and all of her many neighbors',
  };
  const found = await review(github, [other, broken, later, hidden, short]);
  expect(found.refused.map(({ id, problems }) => [id, problems[0]?.field])).toEqual([
    ['short', 'title'],
    ['not-olga', 'slug'],
    ['broken', null],
  ]);
  expect(found.changes).toMatchObject([
    { id: 'later', day: '2026-12-24' },
    { id: 'hidden', hash: await postHash(hidden), day: null },
  ]);
  const gone = await review(github, [later], {}, 'take-off');
  expect(gone.refused).toMatchObject([{ id: 'later', problems: [{ field: null }] }]);
  expect(String(takenOff(file).content)).toContain('isPublished: false');
});

test('a connection that fails says so', async ({ github }) => {
  github.revoke(github.token);
  const found = await reviewPosts([row(olga)], 'publish', clientOf(github), nothing);
  expect(found).toMatchObject({ ok: false, code: 'unauthorized' });
});
