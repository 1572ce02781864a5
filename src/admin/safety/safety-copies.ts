import { atom, computed, map } from 'nanostores';
import { waitingCopies } from '#src/admin/safety/waiting-copies.ts';
import type { WaitingCopy } from '#src/admin/safety/waiting-copies.ts';
import { browserDatabase } from '#src/admin/storage/database.ts';
import type { AdminDatabase, Row } from '#src/admin/storage/database.ts';
import { editorLocks } from '#src/admin/safety/editor-locks.ts';
import { askToPersist } from '#src/admin/storage/persistence.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { safetyLimits } from '#src/admin/safety/limits.ts';
import { copyPrefix, databaseStores } from '#src/config/storage-keys.ts';
import {
  copiesByKey,
  olderStates,
  newestCopies,
  safetyCopyOf,
} from '#src/admin/safety/safety-copy.ts';
import type { SafetyCopy } from '#src/admin/safety/safety-copy.ts';
import { browserStorage } from '#src/stores/storage-door.ts';
import type { StorageParts } from '#src/stores/storage-door.ts';

/** What safety copies need from the browser; unit tests pass their own. */
export interface CopyParts extends StorageParts {
  database: AdminDatabase;
  news: TabNews;
  /** Resolves after some milliseconds. */
  wait: (pause: number) => Promise<void>;
}

/** The text of one editor of this tab. */
interface Text {
  /** The newest text; null after it was dropped. */
  newest: SafetyCopy | null;
  inDatabase: SafetyCopy | null;
  inStorage: SafetyCopy | null;
  isWriting: boolean;
  /** What was last offered to the database. */
  tried: SafetyCopy | null;
  /** True while neither store took it. */
  isUnkept: boolean;
}

const store = databaseStores.safetyCopies;

/**
 * Keeps what is typed and not saved, for every post: in the database at most every second, and in localStorage if a
 * closing page can't wait or there is no database. A copy is removed only when its post is saved or somebody dismisses
 * it. Only a new post begins with one without being asked.
 */
export function safetyCopies({ database, storage, locks, news, events, wait }: CopyParts) {
  /** Copies to offer, newest first, without those of editors that are open in any tab. */
  const $copies = atom<readonly SafetyCopy[]>([]);
  /** The keys of texts that are only in memory, because both stores refused them. */
  const $unkept = atom<ReadonlySet<string>>(new Set());
  const $hasUnkeptText = computed($unkept, ({ size }) => size > 0);
  /** When the newest text of each editor of this tab was typed that a store has taken. */
  const $keptAt = map<Readonly<Record<string, number | undefined>>>({});
  const waiting = waitingCopies(storage);
  const editors = editorLocks(locks);
  const texts = new Map<string, Text>();
  let readings = 0;
  /** The database did not answer the last reading. */
  let isPartial = false;
  let latest = Promise.resolve();

  /** Keeps a text as typed. If no store takes it, `$unkept` has its key. */
  function keepCopy(copy: SafetyCopy): void {
    const nothing = { inDatabase: null, inStorage: null, tried: null };
    const idle = { isWriting: false, isUnkept: false };
    const text: Text = texts.get(copy.key) ?? { newest: null, ...nothing, ...idle };
    texts.set(copy.key, text);
    // Always later than the copy it replaces, even if the clock was set back, because the later copy under a key wins.
    const at = Math.max(copy.at, (text.newest?.at ?? -Infinity) + 1);
    text.newest = { ...copy, at };
    if (!text.isWriting) void writeWhileTyped(text);
  }

  /** Throttled, not debounced, so that typing without a pause is safe too. */
  async function writeWhileTyped(text: Text) {
    text.isWriting = true;
    text.tried = null;
    while (text.newest && text.newest !== text.tried) {
      text.tried = text.newest;
      const turn = { isOver: false };
      const writing = write(text, text.newest).then(() => (turn.isOver = true));
      await wait(safetyLimits.copyPause);
      while (!turn.isOver) {
        flush(text);
        await Promise.race([writing, wait(safetyLimits.copyPause)]);
      }
    }
    text.isWriting = false;
  }

  async function write(text: Text, copy: SafetyCopy) {
    // Checked again when it runs, because what was dropped meanwhile must not come back.
    const put = () => (text.newest === null ? [] : [{ key: copy.key, value: copy }]);
    const written = await database.update(store, put, { key: copy.key });
    if (text.newest === null) return;
    if (written.ok) {
      text.inDatabase = copy;
      $keptAt.setKey(copy.key, copy.at);
    }
    if (isInDatabase(text)) {
      waiting.remove(copy.key);
      text.inStorage = null;
    } else if (!written.ok) putInStorage(text);
    showUnkept(text);
  }

  function putInStorage(text: Text) {
    if (text.newest && waiting.keep(text.newest)) {
      text.inStorage = text.newest;
      $keptAt.setKey(text.newest.key, text.newest.at);
    } else text.isUnkept = true;
  }

  const isInDatabase = ({ newest, inDatabase }: Text) => newest === inDatabase;
  /**
   * Looked up while its editor is open, because somebody may have cleared localStorage. What a closed one left is no
   * longer this tab's: another one may have saved or dismissed it.
   */
  const isInStorage = ({ newest, inStorage }: Text) =>
    newest !== null &&
    newest === inStorage &&
    (!editors.isHeldHere(newest.key) || waiting.readOne(newest.key)?.copy.at === newest.at);
  const isKept = (text: Text) => isInDatabase(text) || isInStorage(text);

  function showUnkept(text: Text) {
    if (isKept(text)) text.isUnkept = false;
    $unkept.set(new Set([...texts].flatMap(([key, { isUnkept }]) => (isUnkept ? [key] : []))));
  }

  /**
   * Writes what the database hasn't confirmed to localStorage, before the page may be gone. What that refuses is offered
   * to the database at once, not after the pause.
   */
  function flushCopies(): void {
    for (const text of texts.values()) {
      flush(text);
      if (!text.isUnkept || text.newest === null || text.newest === text.tried) continue;
      text.tried = text.newest;
      void write(text, text.newest);
    }
  }

  function flush(text: Text) {
    if (text.newest === null || isKept(text)) return;
    putInStorage(text);
    showUnkept(text);
  }

  /** Writes the texts of open editors again, because the database may have been deleted. */
  function writeAgain() {
    for (const [key, text] of texts) {
      if (!editors.isHeldHere(key)) continue;
      text.inDatabase = text.tried = null;
      if (text.newest && !text.isWriting) void writeWhileTyped(text);
    }
  }
  database.onLost(writeAgain);

  /**
   * Removes a copy for good, because its post was saved or somebody dismissed it.
   * @param at time of the copy; a later one under the same key stays. Left out, any copy is removed
   */
  async function dropCopy(key: string, at?: number): Promise<void> {
    const isMeant = (copy?: SafetyCopy | null) => at === undefined || copy?.at === at;
    const text = texts.get(key);
    if (text && isMeant(text.newest)) {
      Object.assign(text, { newest: null, inDatabase: null, inStorage: null, isUnkept: false });
      $keptAt.setKey(key, undefined);
      showUnkept(text);
    }
    $copies.set($copies.get().filter((copy) => copy.key !== key || !isMeant(copy)));
    const waitingCopy = waiting.readOne(key);
    if (isMeant(waitingCopy?.copy)) waiting.remove(key, waitingCopy?.text);
    const drop = (rows: readonly Row[]) =>
      isMeant(safetyCopyOf(key, rows[0]?.value)) ? [{ key }] : [];
    await database.update(store, drop, { key });
    news.tell(store);
  }

  /** Removes a text for good, with its older states. */
  async function dropWithOlderStates(copy: SafetyCopy): Promise<void> {
    const all = [copy, ...olderStates(copy, copiesByKey($copies.get()))];
    await Promise.all(all.map(({ key, at }) => dropCopy(key, at)));
  }

  /**
   * Reads the copies, moves waiting ones into the database, and from the first call on follows other tabs. Resolves when
   * the newest reading is shown.
   */
  function readCopies(): Promise<void> {
    latest = readNow();
    return latest;
  }

  async function readNow(): Promise<void> {
    if (readings === 0) follow();
    readings += 1;
    const reading = readings;
    const inStorage = waiting.read();
    const live = await editors.heldKeys();
    await Promise.all(inStorage.filter(({ copy }) => !live.has(copy.key)).map(moveToDatabase));
    const rows = await database.read(store);
    if (reading !== readings) return latest;
    isPartial = !rows.ok;
    const inDatabase = (rows.ok ? rows.value : []).map(({ key, value }) =>
      safetyCopyOf(key, value),
    );
    const here = [...texts.values()].map((text) => (isKept(text) ? null : text.newest));
    const all = [...inDatabase, ...waiting.read().map(({ copy }) => copy), ...here];
    const offered = newestCopies(all.filter((copy) => copy !== null));
    const isOpen = ({ key }: SafetyCopy) => live.has(key) || editors.isHeldHere(key);
    // An editor that closes lets go of them one after the other: none offers an older state of what is still open.
    const open = offered.filter(isOpen);
    const byKey = copiesByKey(offered);
    const hidden = new Set([...open, ...open.flatMap((copy) => olderStates(copy, byKey))]);
    $copies.set(offered.filter((copy) => !hidden.has(copy)));
  }

  /** Moves one, unless the database has a newer one. If the database refuses it, it stays where it is. */
  async function moveToDatabase({ copy, value, text }: WaitingCopy) {
    const { key } = copy;
    const moved = await database.update(
      store,
      (rows) => {
        const there = safetyCopyOf(key, rows[0]?.value);
        return there && there.at >= copy.at ? [] : [{ key, value }];
      },
      { key },
    );
    if (moved.ok) waiting.remove(key, text);
  }

  function follow() {
    const readAgain = () => void readCopies();
    // It has answered late. What it holds is offered late, then, but it is.
    database.$isMissing.listen((isMissing) => {
      if (!isMissing && isPartial) readAgain();
    });
    news.follow(store, readAgain);
    events().addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key === null || key.startsWith(copyPrefix)) readAgain();
    });
    events().addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) readAgain();
    });
  }

  /** Marks a copy as used by an open editor, so that no tab offers it until that editor is closed. */
  function holdCopy(key: string): () => void {
    const tell = () => news.tell(store);
    $copies.set($copies.get().filter((copy) => copy.key !== key));
    return editors.hold(key, tell, () => {
      tell();
      if (readings > 0) void readCopies();
    });
  }

  return {
    ...{ $copies, $unkept, $hasUnkeptText, $keptAt, keepCopy, flushCopies },
    ...{ dropCopy, dropWithOlderStates, readCopies, holdCopy },
    /** The keys of texts that are open in an editor, in any tab. */
    openKeys: () => editors.heldKeys(),
  };
}

/** The safety copies of this browser. */
export const browserCopies = safetyCopies({
  ...browserStorage,
  database: browserDatabase,
  news: browserNews,
  wait: (pause) => new Promise((resolve) => setTimeout(resolve, pause)),
});
// For a post of the website that nobody saves here, a safety copy is all that is ever stored.
browserCopies.$keptAt.listen(() => void askToPersist());
export const { $copies, $unkept, $hasUnkeptText, $keptAt, flushCopies } = browserCopies;
export const { dropCopy, dropWithOlderStates, readCopies, openKeys } = browserCopies;
