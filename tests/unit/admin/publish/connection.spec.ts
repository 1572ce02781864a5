import { gitHubConnection, isLikeToken } from '#src/admin/publish/connect.ts';
import { connectionStore } from '#src/admin/publish/connection.ts';
import { removeAtOnce, storageWriter } from '#src/admin/storage/storage-writer.ts';
import { tabNews } from '#src/admin/storage/tab-news.ts';
import { storageDoor } from '#src/stores/storage-door.ts';
import type { GitHubStandIn } from '#tests/support/github/stand-in.ts';
import { clientOf, expect, test } from '#tests/support/github/test.ts';
import { everythingIn, memoryLocks, memoryStorage } from '#tests/support/memory-storage.ts';

const key = 'bodega-cats:connection';

/** One browser; each call of `tab` opens a tab, or the one that a storage belongs to. */
function browser(github: GitHubStandIn, kept: Storage | null = memoryStorage()) {
  const channel = new EventTarget();
  const tell = Object.assign(channel, {
    postMessage: (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data })),
  });
  const events = new EventTarget();
  const parts = { storage: () => kept, locks: () => memoryLocks(), events: () => events };
  const tab = (storage: Storage | null = memoryStorage()) => {
    const store = connectionStore({
      tab: () => {
        if (storage) return storage;
        throw new DOMException('Access is denied', 'SecurityError');
      },
      door: storageDoor(parts),
      update: storageWriter(parts),
      remove: (key) => removeAtOnce(key, parts),
      news: tabNews(() => tell),
    });
    store.followConnection();
    const hub = gitHubConnection(store, (access) => clientOf(github, access), storageWriter(parts));
    return { ...store, ...hub, storage };
  };
  return { kept, events, tab };
}

const accessTo = ({ owner, name, token }: GitHubStandIn) => ({
  owner,
  repository: name,
  branch: 'main',
  token,
});
const texts = (...storages: (Storage | null)[]) =>
  storages.map((storage) => (storage ? JSON.stringify(everythingIn(storage)) : '')).join();

test('a token stays in its tab, and a reload finds it', async ({ github }) => {
  const { tab, kept } = browser(github);
  const first = tab();
  expect(first.gitHub()).toBeNull();
  const shown = {
    owner: 'bodega',
    repository: 'site',
    branch: 'main',
    login: 'bodega-writer',
    url: 'https://github.com/bodega/site',
    isProtected: false,
    isKept: false,
  };
  const connected = await first.connect({ ...accessTo(github), owner: 'BODEGA' }, false);
  expect(connected).toEqual({ ok: true, value: shown });
  expect(first.$connection.get()).toEqual(shown);
  expect((await first.gitHub()?.headOf('main'))?.ok).toBe(true);
  expect(texts(kept)).not.toContain(github.token);
  expect(tab().$connection.get()).toBeNull();
  const reloaded = tab(first.storage);
  expect(reloaded.$connection.get()).toEqual(shown);
  expect((await reloaded.gitHub()?.headOf('main'))?.ok).toBe(true);
  // What screens see never holds it.
  expect(JSON.stringify([reloaded.$connection.get(), reloaded.gitHub()])).not.toContain(
    github.token,
  );
});

test('a token is kept in the browser only if that is asked for', async ({ github }) => {
  const { tab, kept } = browser(github);
  const first = tab();
  await first.connect(accessTo(github), true);
  expect(texts(kept)).toContain(github.token);
  expect(texts(first.storage)).not.toContain(github.token);
  const other = tab();
  expect(other.$connection.get()?.isKept).toBe(true);
  expect((await other.gitHub()?.headOf('main'))?.ok).toBe(true);
  // Asked otherwise the next time, the browser has none any more.
  await first.connect(accessTo(github), false);
  expect(texts(kept)).not.toContain(github.token);
});

test('Disconnect removes it everywhere: here, in the browser, in the other tabs', async ({
  github,
}) => {
  for (const isKept of [true, false]) {
    const { tab, kept } = browser(github);
    const tabs = [tab(), tab(), tab()];
    for (const { connect } of tabs) await connect(accessTo(github), isKept);
    await tabs[0]?.disconnect();
    for (const { $connection, gitHub, storage } of tabs) {
      expect([$connection.get(), gitHub()]).toEqual([null, null]);
      expect(texts(storage)).not.toContain(github.token);
    }
    expect(texts(kept)).not.toContain(github.token);
  }
});

test('the repository stays in the browser without the token, so that only that is asked for again', async ({
  github,
}) => {
  const place = { owner: github.owner, repository: github.name, branch: 'main' };
  for (const leave of ['disconnect', 'forgetTab'] as const) {
    const { tab, kept } = browser(github);
    const first = tab();
    expect(first.lastRepository()).toBeNull();
    await first.connect(accessTo(github), false);
    await first[leave]();
    expect(tab().lastRepository()).toEqual(place);
    expect(tab().$connection.get()).toBeNull();
    kept?.removeItem(key);
    expect(tab().lastRepository()).toBeNull();
  }
});

test('what is typed of a repository is found again, also by another tab, and takes no connection’s place', async ({
  github,
}) => {
  const { tab, kept } = browser(github);
  const first = tab();
  const typed = { owner: github.owner, repository: '', branch: 'main' };
  await first.noteRepository(typed);
  expect(tab().lastRepository()).toEqual(typed);
  expect(tab().$connection.get()).toBeNull();
  for (const owner of ['', ` ${github.token}`]) {
    await first.noteRepository({ ...typed, owner });
    expect(kept?.getItem(key)).toBeNull();
  }
  for (const isKept of [true, false]) {
    await first.connect(accessTo(github), isKept);
    const before = kept?.getItem(key);
    await first.noteRepository({ ...typed, repository: 'another' });
    if (isKept) await tab().noteRepository({ ...typed, repository: 'another' });
    expect(kept?.getItem(key)).toBe(before);
  }
});

test('what is cleared on /privacy is forgotten by open tabs', async ({ github }) => {
  const { tab, kept, events } = browser(github);
  const first = tab();
  const stop = first.$connection.listen(() => undefined);
  await first.connect(accessTo(github), true);
  kept?.removeItem(key);
  events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(first.$connection.get()).toBeNull();
  stop();
});

test('Logout forgets the tab’s token, and one that the browser keeps for this tab only', async ({
  github,
}) => {
  const { tab, kept } = browser(github);
  const first = tab();
  await first.connect(accessTo(github), false);
  first.forgetTab();
  expect([first.gitHub(), texts(first.storage)]).toEqual([null, '[]']);
  await first.connect(accessTo(github), true);
  first.forgetTab();
  expect(texts(kept)).toContain(github.token);
});

test('without storage a token lives as long as the page', async ({ github }) => {
  const { tab } = browser(github, null);
  const blocked = tab(null);
  const connected = await blocked.connect(accessTo(github), true);
  expect(connected.ok && connected.value?.isKept).toBe(false);
  expect((await blocked.gitHub()?.headOf('main'))?.ok).toBe(true);
  await blocked.disconnect();
  expect(blocked.gitHub()).toBeNull();
});

test('a refused token is kept nowhere, and the connection before it stays', async ({ github }) => {
  const { tab, kept } = browser(github);
  const first = tab();
  await first.connect(accessTo(github), false);
  const [before, keptBefore] = [texts(first.storage), texts(kept)];
  const wrong = ['github_pat_nobody', 'f'.repeat(40), 'two words', 'ünicode', `${github.token}\n`];
  for (const token of wrong) {
    const refused = await first.connect({ ...accessTo(github), token }, true);
    expect(refused).toEqual(expect.objectContaining({ ok: false, code: 'unauthorized' }));
  }
  expect([texts(first.storage), texts(kept)]).toEqual([before, keptBefore]);
  expect(first.gitHub()).not.toBeNull();
});

test('what can be no token is known before GitHub is asked', ({ github }) => {
  const classic = `ghp_${'Olga9'.repeat(8)}`.slice(0, 40);
  for (const token of [github.token, classic, '0123456789abcdef0123456789abcdef01234567'])
    expect(isLikeToken(token), token).toBe(true);
  for (const text of ['', 'olga', 'my password', 'github_pat_', 'github.com/owner/repository'])
    expect(isLikeToken(text), text).toBe(false);
  for (const text of [
    'ghp_abc123',
    classic.slice(1),
    classic.slice(0, -1),
    `${classic.slice(0, -1)} `,
  ])
    expect(isLikeToken(text), text).toBe(false);
});

test('an answer that nobody waits for any more connects nothing', async ({ github }) => {
  const { tab, kept } = browser(github);
  const first = tab();
  const late = await first.connect(accessTo(github), true, () => false);
  expect(late).toEqual({ ok: true, value: null });
  expect([first.gitHub(), texts(first.storage), texts(kept)]).toEqual([null, '[]', '[]']);
});

test('a stored text that is no connection counts as none', ({ github }) => {
  const whole = { ...accessTo(github), login: 'a', url: 'https://github.com/bodega/site' };
  const broken = ['', '{', 'null', '[]', JSON.stringify({ ...whole, token: 5 })];
  for (const text of [...broken, JSON.stringify({ ...whole, url: 'javascript:alert(1)' })]) {
    const { tab, kept } = browser(github);
    kept?.setItem(key, text);
    expect(tab().$connection.get()).toBeNull();
    const storage = memoryStorage();
    storage.setItem(key, text);
    expect(tab(storage).$connection.get()).toBeNull();
  }
});
