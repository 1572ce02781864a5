/**
 * Tells whether a stored admin session is still valid.
 * @param stored the text under `storageKeys.session`: JSON with `token` (text) and `expiresAt` (milliseconds since 1970)
 * @param now milliseconds since 1970
 * @returns false for anything that is missing, damaged or past its expiry (24 hours, spec section 9)
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
