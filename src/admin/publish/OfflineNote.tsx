import { useSyncExternalStore } from 'react';
import { offlineMessages } from '#src/admin/publish/later-words.ts';

/** Says where there is no connection, as long as there is none, and what goes without one. */
export function OfflineNote({ hasFile }: { hasFile: boolean }) {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className="empty:absolute">
      {!isOnline && (
        <p className="note">
          <span>{offlineMessages.lead}</span> {hasFile && <span>{offlineMessages.file}</span>}
        </p>
      )}
    </div>
  );
}

function follow(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, listening);
  return () => listening.abort();
}
