import { atom } from 'nanostores';
import { copyLeftovers } from '#src/admin/safety/copy-leftovers.ts';
import type { Leftover } from '#src/admin/safety/copy-leftovers.ts';
import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { editorLocks } from '#src/admin/safety/editor-locks.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { adminLimits } from '#src/config/limits.ts';
import { copyPrefix, databaseStores } from '#src/config/storage-keys.ts';
import { newestCopies, safetyCopyOf } from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

export type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';

/** What safety copies need of the browser; unit tests bring their own. */
export interface CopyParts extends Pick<StorageParts, 'storage' | 'events'> {
  database: AdminDatabase;
  locks: () => Pick<LockManager, 'request' | 'query'> | undefined;
  news: TabNews;
  /** Resolves after some milliseconds. */
  wait: (pause: number) => Promise<void>;
}

/** The text of one editor of this tab. */
interface Text {
  /** As typed last; null once it was dropped. */
  newest: SafetyCopy | null;
  inDatabase: SafetyCopy | null;
  inStorage: SafetyCopy | null;
  isWriting: boolean;
  /** True while neither of the two took it. */
  isUnkept: boolean;
}

const store = databaseStores.safetyCopies;

/**
 * Keeps what is typed and not saved, under every post (features B1): in the database at most every second, and in
 * localStorage where a closing page can't wait for that or there is no database. A copy goes only when its post was
 * saved or somebody dismissed it; nothing is restored by itself.
 */
export function safetyCopies({ database, storage, locks, news, events, wait }: CopyParts) {
  /** Copies that can be offered, newest first: none of an editor that is open in any tab. */
  const $copies = atom<readonly SafetyCopy[]>([]);
  /** True while some text is in memory only, because both stores refused it. */
  const $hasUnkeptText = atom(false);
  const leftovers = copyLeftovers(storage);
  const editors = editorLocks(locks);
  const texts = new Map<string, Text>();
  let readings = 0;

  /** Takes a text as typed: it is safe from then on, or `$hasUnkeptText` says so. */
  function keepCopy(copy: SafetyCopy): void {
    const nothing = { inDatabase: null, inStorage: null, isWriting: false, isUnkept: false };
    const text: Text = texts.get(copy.key) ?? { newest: null, ...nothing };
    texts.set(copy.key, text);
    // Later than what it replaces, also where the clock went back: of two copies under a key the later one stays.
    const at = Math.max(copy.at, (text.newest?.at ?? -Infinity) + 1);
    text.newest = { ...copy, at };
    if (!text.isWriting) void writeWhileTyped(text);
  }

  /** Throttled, not debounced: whoever types without a pause is safe too. */
  async function writeWhileTyped(text: Text) {
    text.isWriting = true;
    let tried: SafetyCopy | null = null;
    while (text.newest && text.newest !== tried) {
      tried = text.newest;
      await Promise.all([write(text, tried), wait(adminLimits.safetyCopyPause)]);
    }
    text.isWriting = false;
  }

  async function write(text: Text, copy: SafetyCopy) {
    // Asked again when its turn comes: what was dropped meanwhile must not come back.
    const put = () => (text.newest === null ? [] : [{ key: copy.key, value: copy }]);
    const written = await database.update(store, put, { key: copy.key });
    if (text.newest === null) return;
    if (written.ok) text.inDatabase = copy;
    if (isInDatabase(text)) {
      leftovers.remove(copy.key);
      text.inStorage = null;
    } else if (!written.ok) putInStorage(text);
    showUnkept(text);
  }

  function putInStorage(text: Text) {
    if (text.newest && leftovers.keep(text.newest)) text.inStorage = text.newest;
    else text.isUnkept = true;
  }

  const isInDatabase = ({ newest, inDatabase }: Text) => newest === inDatabase;
  const isKept = (text: Text) => isInDatabase(text) || text.newest === text.inStorage;

  function showUnkept(text: Text) {
    if (isKept(text)) text.isUnkept = false;
    $hasUnkeptText.set([...texts.values()].some(({ isUnkept }) => isUnkept));
  }

  /** Writes what the database hasn't confirmed yet to localStorage, before the page may be gone. */
  function flushCopies(): void {
    for (const text of texts.values()) {
      if (text.newest === null || isKept(text)) continue;
      putInStorage(text);
      showUnkept(text);
    }
  }

  /**
   * Lets a copy go for good: its post was saved, or somebody dismissed it.
   * @param at of the copy that is meant: another one under the key was typed since, and stays. Left out, whatever is there
   */
  async function dropCopy(key: string, at?: number): Promise<void> {
    const isMeant = (copy?: SafetyCopy | null) => at === undefined || copy?.at === at;
    const text = texts.get(key);
    if (text && isMeant(text.newest)) {
      Object.assign(text, { newest: null, inDatabase: null, inStorage: null, isUnkept: false });
      showUnkept(text);
    }
    $copies.set($copies.get().filter((copy) => copy.key !== key || !isMeant(copy)));
    const leftover = leftovers.readOne(key);
    if (isMeant(leftover?.copy)) leftovers.remove(key, leftover?.text);
    const drop = (rows: readonly Row[]) =>
      isMeant(safetyCopyOf(key, rows[0]?.value)) ? [{ key }] : [];
    await database.update(store, drop, { key });
    news.tell(store);
  }

  /** Reads what is kept, moves leftovers into the database, and from the first time on follows other tabs. */
  async function readCopies(): Promise<void> {
    if (readings === 0) follow();
    readings += 1;
    const reading = readings;
    const inStorage = leftovers.read();
    const live = await editors.heldKeys();
    await Promise.all(inStorage.filter(({ copy }) => !live.has(copy.key)).map(moveToDatabase));
    const rows = await database.read(store);
    if (reading !== readings) return;
    const inDatabase = (rows.ok ? rows.value : []).map(({ key, value }) =>
      safetyCopyOf(key, value),
    );
    const here = [...texts.values()].map((text) => (isKept(text) ? null : text.newest));
    const all = [...inDatabase, ...leftovers.read().map(({ copy }) => copy), ...here];
    const offered = newestCopies(all.filter((copy) => copy !== null));
    $copies.set(offered.filter(({ key }) => !live.has(key) && !editors.isHeldHere(key)));
  }

  /** Moves one, unless the database has a newer one. What the database doesn't take stays where it is. */
  async function moveToDatabase({ copy, value, text }: Leftover) {
    const { key } = copy;
    const moved = await database.update(
      store,
      (rows) => {
        const there = safetyCopyOf(key, rows[0]?.value);
        return there && there.at >= copy.at ? [] : [{ key, value }];
      },
      { key },
    );
    if (moved.ok) leftovers.remove(key, text);
  }

  function follow() {
    const readAgain = () => void readCopies();
    news.follow(store, readAgain);
    events().addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === null || key.startsWith(copyPrefix)) readAgain();
    });
    events().addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) readAgain();
    });
  }

  /** Says that an editor is open that writes, or has restored, a copy: no tab offers it until the editor is gone. */
  function holdCopy(key: string): () => void {
    const tell = () => news.tell(store);
    $copies.set($copies.get().filter((copy) => copy.key !== key));
    return editors.hold(key, tell, () => {
      tell();
      if (readings > 0) void readCopies();
    });
  }

  return { $copies, $hasUnkeptText, keepCopy, flushCopies, dropCopy, readCopies, holdCopy };
}

/** The safety copies of this browser. */
export const { $copies, $hasUnkeptText, keepCopy, flushCopies, dropCopy, readCopies, holdCopy } =
  safetyCopies({
    database: browserDatabase,
    storage: browserStorage.storage,
    events: browserStorage.events,
    // Browsers before 2022, and pages without https, have no locks whatever the types say.
    locks: () => (navigator as Partial<Navigator>).locks,
    news: browserNews,
    wait: (pause) => new Promise((resolve) => setTimeout(resolve, pause)),
  });
