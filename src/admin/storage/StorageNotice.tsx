import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { adminMessages } from '#src/admin/shell/words.ts';
import { $localPostsState, readLocalPosts } from '#src/stores/local-posts.ts';

/** Says at the top of every screen that this browser keeps nothing. */
export function StorageNotice() {
  const state = useStore($localPostsState);
  useEffect(() => void readLocalPosts(), []);
  if (state !== 'blocked') return null;
  return <p className="note note-problem">{adminMessages.storageBlocked}</p>;
}
