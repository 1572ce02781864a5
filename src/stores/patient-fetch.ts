import { blogLimits } from '#src/config/limits.ts';
import { retryPause } from '#src/lib/retry.ts';

/** Where the heads of all built-in posts are, and the paths of their texts. */
export const indexPath = '/posts.json';

/**
 * Fetches JSON, with the spec's pauses between retries. A network that only keeps us waiting counts as failed after 30 s.
 * @throws the last failure, when the last retry fails too: no connection, no 200, no JSON, or not what `read` takes
 */
export async function fetchPatiently<Data>(
  path: string,
  read: (value: unknown) => Data | null,
): Promise<Data> {
  for (let retry = 1; ; retry += 1) {
    try {
      const response = await fetch(path, { signal: AbortSignal.timeout(blogLimits.fetchTimeout) });
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      const data = read(await response.json());
      if (data === null) throw new Error(`${path} holds something else than posts`);
      return data;
    } catch (error) {
      const pause = retryPause(retry);
      if (pause === null) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
