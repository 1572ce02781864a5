import { atom, onMount } from 'nanostores';
import { storageKeys, storagePrefix } from '#src/config/storage-keys.ts';
import type { Checked, GitHubAccess } from '#src/admin/publish/github.ts';
import { removeAtOnce, tabStorage, updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage } from '#src/admin/storage/storage-writer.ts';
import { browserNews } from '#src/admin/storage/tab-news.ts';
import type { TabNews } from '#src/admin/storage/tab-news.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';
import { success } from '#src/lib/result.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';

/** Where posts go, without the token: nothing that is drawn, exported or logged can hold it. */
export interface Connection extends Checked {
  readonly branch: string;
  /** Whether this browser keeps the token after its tab is closed. */
  readonly isKept: boolean;
}

/** The repository that posts go to, and its branch. */
export type Repository = Pick<Connection, 'owner' | 'repository' | 'branch'>;

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
 * browser's storage only if somebody asks for it. The repository stays in the browser from the moment it is typed, so
 * that next time only a token is asked for.
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
    show(text.ok ? connectionIn(text.value) : null, true);
  }

  /** Forgets the connection of this tab; what the browser keeps stays for the next one. */
  function forgetTab(): void {
    withTab((storage) => storage.removeItem(key));
    show(null, false);
  }

  onMount($connection, () => {
    const own = withTab((storage) => connectionIn(storage.getItem(key)));
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
    if (!written) await keepRepositoryAlone(opened);
    show(opened, written);
    return $connection.get();
  }

  /** Keeps the repository in the browser without a token. The token goes first: storage may be full. */
  async function keepRepositoryAlone({ owner, repository, branch }: Repository): Promise<void> {
    remove(key);
    const text = JSON.stringify({ owner, repository, branch });
    await update(() => success(new Map([[key, text]])));
  }

  /** Where posts go, or went last, else what of it was typed; null where nobody has said anything. */
  function lastRepository(): Repository | null {
    const text = door.read(key);
    return current ?? (text.ok ? repositoryIn(text.value) : null);
  }

  /** Forgets the token, in this tab, in the browser and in its other tabs. */
  async function disconnect(): Promise<void> {
    const repository = lastRepository();
    remove(key);
    forgetTab();
    news.tell(key);
    if (repository) await keepRepositoryAlone(repository);
  }

  /** The connection with its token, for questions to GitHub alone; null without one. */
  const opened = (): OpenConnection | null => ($connection.get() ? current : null);

  return { $connection, followConnection, forgetTab, opened, keep, lastRepository, disconnect };
}

/** A stored connection; null if the text is none. */
export function connectionIn(text: string | null): OpenConnection | null {
  const repository = repositoryIn(text);
  const value = parsedJson(text);
  const [login, url, token] = linesOf(value, ['login', 'url', 'token']);
  const isWhole = repository?.owner && repository.repository && repository.branch;
  if (!isWhole || !token || !url?.startsWith('https://')) return null;
  const isProtected = ownField(value, 'isProtected') === true;
  return { ...repository, login: login ?? '', url, isProtected, token };
}

/** The repository of a stored connection, '' for what of it wasn't typed; null if the text names none. */
function repositoryIn(text: string | null): Repository | null {
  const names = ['owner', 'repository', 'branch'];
  const [owner = '', repository = '', branch = ''] = linesOf(parsedJson(text), names);
  return owner || repository ? { owner, repository, branch } : null;
}

const linesOf = (value: unknown, names: readonly string[]) =>
  names.map((name) => {
    const field = ownField(value, name);
    return typeof field === 'string' ? field : '';
  });

/** This browser's connection. */
export const {
  $connection,
  followConnection,
  forgetTab,
  opened,
  keep,
  lastRepository,
  disconnect,
} = connectionStore({
  tab: tabStorage,
  door: browserDoor,
  update: updateStorage,
  remove: removeAtOnce,
  news: browserNews,
});
