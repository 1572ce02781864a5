import { atom } from 'nanostores';
import { storageKeys } from '#src/config/storage-keys.ts';
import { isPasswordHash, newSession, sessionTimeLeft } from '#src/lib/auth.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { setAside } from '#src/admin/storage/set-aside.ts';
import { browserDoor } from '#src/stores/storage-door.ts';
import type { StorageDoor } from '#src/stores/storage-door.ts';
import { removeAtOnce, updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage } from '#src/admin/storage/storage-writer.ts';

/** Being checked, logged out, logged in, or run out while the admin was open, when somebody may be typing. */
type SessionState = 'checking' | 'out' | 'in' | 'ended';

/** Whether a password is set; 'damaged' if what is stored can't be one. */
type PasswordState = 'none' | 'set' | 'damaged';

/** What a session needs from the browser. */
interface SessionParts {
  door: StorageDoor;
  update: UpdateStorage;
  /** Removes a key at once. */
  remove: (key: string) => void;
  now: () => number;
  token: () => string;
  /** SHA-256 of a text in hexadecimal digits; rejects if the browser has none, as on a page without https. */
  hash: (text: string) => Promise<string>;
  /** Calls back after some milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, call: () => void) => () => void;
}

/**
 * The admin's session: one shared password, whose hash this browser keeps, and a token for 24 hours. If storage takes
 * nothing, both last as long as the tab.
 */
export function adminSession({ door, update, remove, now, token, hash, after }: SessionParts) {
  const $session = atom<SessionState>('checking');
  const $password = atom<PasswordState>('none');
  /** What storage didn't take. */
  const memory = new Map<string, string>();
  let isFollowing = false;
  let stopTimer: () => void = () => undefined;

  function read(key: string): string | null {
    const text = door.read(key);
    return (text.ok ? text.value : null) ?? memory.get(key) ?? null;
  }

  /** Checks the session: on load, when another tab writes, when the page comes back, when the time is up. */
  function checkSession(): void {
    if (!isFollowing) {
      isFollowing = true;
      door.follow(storageKeys.session, checkSession);
      door.follow(storageKeys.passwordHash, checkSession);
    }
    const stored = read(storageKeys.passwordHash);
    $password.set(stored === null ? 'none' : isPasswordHash(stored) ? 'set' : 'damaged');
    const session = read(storageKeys.session);
    const left = sessionTimeLeft(session, now());
    stopTimer();
    if (left > 0) {
      stopTimer = after(left, checkSession);
      $session.set('in');
    } else {
      const wasIn = $session.get() === 'in' || $session.get() === 'ended';
      // Logout, in any tab, leaves nothing stored. A session that ran out does, and somebody may be typing.
      $session.set(wasIn && session !== null ? 'ended' : 'out');
    }
  }

  /**
   * Logs in. The first password ever given becomes the password.
   * @returns 'empty' for a blank password, 'wrong', or 'failed' if the browser can't hash
   */
  async function logIn(password: string): Promise<Result<null, 'empty' | 'wrong' | 'failed'>> {
    if (password.trim() === '') return failure('empty');
    const given = await hash(password).catch(() => null);
    if (given === null) return failure('failed');
    const session = newSession(token(), now());
    const written = await update<'wrong'>((readNow, keys) => {
      const stored = readNow(storageKeys.passwordHash);
      if (isPasswordHash(stored) && stored !== given) return failure('wrong');
      const changes = new Map<string, string | null>([[storageKeys.session, session]]);
      if (stored === given) return success(changes);
      if (stored !== null) setAside(changes, stored, readNow, keys, new Date(now()));
      return success(changes.set(storageKeys.passwordHash, given));
    });
    if (!written.ok && written.code === 'wrong') return failure('wrong');
    if (!written.ok) {
      const stored = read(storageKeys.passwordHash);
      if (isPasswordHash(stored) && stored !== given) return failure('wrong');
      memory.set(storageKeys.session, session).set(storageKeys.passwordHash, given);
    } else memory.clear();
    checkSession();
    return success(null);
  }

  /** Ends the session. Every tab closes what it shows, after keeping what was typed. */
  function logOut(): void {
    memory.delete(storageKeys.session);
    remove(storageKeys.session);
    checkSession();
  }

  return { $session, $password, checkSession, logIn, logOut };
}

/** This browser's session. */
export const { $session, $password, checkSession, logIn, logOut } = adminSession({
  door: browserDoor,
  update: updateStorage,
  remove: removeAtOnce,
  now: () => Date.now(),
  token: () => crypto.randomUUID(),
  hash: sha256,
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
});
