import { useSyncExternalStore } from 'react';

/** As wide as a phone, upright or small enough; the style sheets of the admin have the same limit. */
const narrow = '(width < 48rem)';

/** Whether the window is as narrow as a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(narrow).matches);
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
