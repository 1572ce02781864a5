/**
 * Tells whether a stored admin session is still valid.
 * @param stored the text under `storageKeys.session`: JSON with `token` (text) and `expiresAt` (milliseconds since
 *   1970)
 * @param now milliseconds since 1970
 * @returns false for anything that is missing, damaged or past its expiry
 */
export function isSessionLive(stored: string | null, now: number): boolean {
  if (!stored) return false;
  try {
    const session: unknown = JSON.parse(stored);
    if (typeof session !== 'object' || session === null) return false;
    const { token, expiresAt } = session as { token?: unknown; expiresAt?: unknown };
    return (
      typeof token === 'string' && token !== '' && typeof expiresAt === 'number' && expiresAt > now
    );
  } catch {
    return false;
  }
}

/** How long a session lasts, in milliseconds: 24 hours. */
const sessionLength = 24 * 60 * 60 * 1000;

/**
 * The text of a new session, to be kept under `storageKeys.session`.
 * @param token random text
 * @param now milliseconds since 1970
 */
export function newSession(token: string, now: number): string {
  return JSON.stringify({ token, expiresAt: now + sessionLength });
}

/**
 * How long a stored session still lasts.
 * @param now milliseconds since 1970
 * @returns milliseconds, at most 24 hours; 0 for one that is not live
 */
export function sessionTimeLeft(stored: string | null, now: number): number {
  if (stored === null || !isSessionLive(stored, now)) return 0;
  const { expiresAt } = JSON.parse(stored) as { expiresAt: number };
  return Math.min(expiresAt - now, sessionLength);
}

/** Whether a stored text can be the SHA-256 of a password in hexadecimal digits; anything else is damaged. */
export function isPasswordHash(stored: string | null): stored is string {
  return stored !== null && /^[\da-f]{64}$/.test(stored);
}
