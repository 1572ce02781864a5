import { atom, onMount } from 'nanostores';
import { storageKeys, storagePrefix } from '#src/config/storage-keys.ts';
import type { GitHubAccess } from '#src/admin/publish/github.ts';
import { removeAtOnce, tabStorage, updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage } from '#src/admin/storage/storage-writer.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { success } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';

/** Where posts go, without the token: nothing that is drawn, exported or logged can hold it. */
export interface Connection {
  readonly owner: string;
  readonly repository: string;
  readonly branch: string;
  /** The account whose token it is. */
  readonly login: string;
  /** Where GitHub shows the repository. */
  readonly url: string;
  /** Whether its branch takes pull requests only, as far as GitHub has said so. */
  readonly isProtected: boolean;
  /** Whether this browser keeps the token after its tab is closed. */
  readonly isKept: boolean;
}

/** What a connection needs from the browser. */
interface ConnectionParts {
  /** The storage of this tab alone; may throw. */
  readonly tab: () => Storage;
  readonly door: StorageDoor;
  readonly update: UpdateStorage;
  /** Removes a key of the browser's storage at once. */
  readonly remove: (key: string) => void;
  readonly news: TabNews;
}

/** A connection with its token. */
type OpenConnection = Omit<Connection, 'isKept'> & Pick<GitHubAccess, 'token'>;

const key = storageKeys.connection;

/**
 * The connection to GitHub. The token stays in this tab, in memory and its own storage, until the tab is closed; in the
 * browser's storage only if somebody asks for it.
 */
export function connectionStore({ tab, door, update, remove, news }: ConnectionParts) {
  const $connection = atom<Connection | null>(null);
  let current: OpenConnection | null = null;
  let isFollowing = false;

  function show(stored: OpenConnection | null, isKept: boolean): void {
    current = stored;
    if (stored) {
      const { token: _token, ...shown } = stored;
      $connection.set({ ...shown, isKept });
    } else $connection.set(null);
  }

  /** Does something with the tab's storage; null where the browser has none. */
  function withTab<Value>(work: (storage: Storage) => Value): Value | null {
    try {
      return work(tab());
    } catch {
      return null;
    }
  }

  /** Follows what the browser keeps, unless the tab has a connection of its own. */
  function readKept(): void {
    const shown = $connection.get();
    if (shown && !shown.isKept) return;
    const text = door.read(key);
    show(text.ok ? parsed(text.value) : null, true);
  }

  /** Forgets the connection of this tab; what the browser keeps stays for the next one. */
  function forgetTab(): void {
    withTab((storage) => storage.removeItem(key));
    show(null, false);
  }

  onMount($connection, () => {
    const own = withTab((storage) => parsed(storage.getItem(key)));
    if (own) show(own, false);
    else readKept();
  });

  /** Follows what other tabs do: one of them may disconnect, or clear what is kept. */
  function followConnection(): void {
    if (isFollowing) return;
    isFollowing = true;
    door.follow(key, readKept);
    for (const topic of [key, storagePrefix]) news.follow(topic, forgetTab);
  }

  /**
   * Connects.
   * @param isKept whether this browser is to keep the token
   * @returns the connection; its `isKept` is false if the browser could not keep it
   */
  async function keep(opened: OpenConnection, isKept: boolean): Promise<Connection | null> {
    const text = JSON.stringify(opened);
    const written = isKept && (await update(() => success(new Map([[key, text]])))).ok;
    withTab((storage) => (written ? storage.removeItem(key) : storage.setItem(key, text)));
    if (!written) remove(key);
    show(opened, written);
    return $connection.get();
  }

  /** Forgets the token, in this tab, in the browser and in its other tabs. */
  function disconnect(): void {
    remove(key);
    forgetTab();
    news.tell(key);
  }

  /** The connection with its token, for questions to GitHub alone; null without one. */
  const opened = (): OpenConnection | null => ($connection.get() ? current : null);

  return { $connection, followConnection, forgetTab, opened, keep, disconnect };
}

/** A stored connection; null if the text is none. */
function parsed(text: string | null): OpenConnection | null {
  const value = parsedJson(text);
  const line = (name: string) => {
    const field = ownField(value, name);
    return typeof field === 'string' ? field : '';
  };
  const [owner, repository, branch, login, url, token] = lines.map(line);
  if (!owner || !repository || !branch || !token || !url?.startsWith('https://')) return null;
  const isProtected = ownField(value, 'isProtected') === true;
  return { owner, repository, branch, login: login ?? '', url, isProtected, token };
}
const lines = ['owner', 'repository', 'branch', 'login', 'url', 'token'] as const;

/** This browser's connection. */
export const { $connection, followConnection, forgetTab, opened, keep, disconnect } =
  connectionStore({
    tab: tabStorage,
    door: browserDoor,
    update: updateStorage,
    remove: removeAtOnce,
    news: browserNews,
  });
