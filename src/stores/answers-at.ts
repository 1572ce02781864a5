/**
 * Asks the host for a path of ours. The browser follows the host's redirects, so the answer's own path is final.
 * @returns the path that finally answers; null if none does, or without a network
 */
export async function answersAt(path: string): Promise<string | null> {
  try {
    const { ok, url } = await fetch(path, { method: 'HEAD' });
    const { origin, pathname } = new URL(url);
    return ok && origin === location.origin ? pathname : null;
  } catch {
    return null;
  }
}
