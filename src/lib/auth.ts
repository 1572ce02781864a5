import { ownField, parsedJson } from '#src/lib/foreign.ts';

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
 * How long a stored admin session still lasts.
 * @param stored the text under `storageKeys.session`: JSON with `token` (text) and `expiresAt` (milliseconds since
 *   1970)
 * @param now milliseconds since 1970
 * @returns milliseconds, at most 24 hours; 0 for anything that is missing, damaged or past its expiry
 */
export function sessionTimeLeft(stored: string | null, now: number): number {
  const session = parsedJson(stored);
  const [token, expiresAt] = [ownField(session, 'token'), ownField(session, 'expiresAt')];
  const isWhole = typeof token === 'string' && token !== '' && typeof expiresAt === 'number';
  return isWhole ? Math.max(0, Math.min(expiresAt - now, sessionLength)) : 0;
}

/** Whether a stored text can be the SHA-256 of a password in hexadecimal digits; anything else is damaged. */
export function isPasswordHash(stored: string | null): stored is string {
  return stored !== null && /^[\da-f]{64}$/.test(stored);
}
