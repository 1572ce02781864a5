import { blogLimits } from '#src/config/limits.ts';

/**
 * How long to wait before a failed fetch is tried again: 1 s, 2 s, 4 s …, at most 30 s.
 * @param retry the first one is 1
 * @returns milliseconds; null after 3 retries
 */
export function retryPause(retry: number): number | null {
  if (retry > blogLimits.fetchRetries) return null;
  const { firstRetryPause, longestRetryPause } = blogLimits;
  return Math.min(longestRetryPause, firstRetryPause * 2 ** (retry - 1));
}
