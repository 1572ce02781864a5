import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { SpaceTakers } from '#src/admin/storage/SpaceTakers.tsx';
import { $isPersisted, readPersistence } from '#src/admin/storage/persistence.ts';
import { $storageSpace } from '#src/admin/storage/storage-meter.ts';
import { storageMessages } from '#src/admin/storage/words.ts';
import { storageLimits } from '#src/config/limits.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';

/** How full storage is, what takes the room, and whether the browser has promised to keep it. */
export function StorageMeter() {
  const room = useStore($storageSpace);
  const isPersisted = useStore($isPersisted);
  const id = useId();
  useEffect(() => void readPersistence(), []);
  if (!room) return null;
  const percent = Math.round(room.share * 100);
  const promise =
    isPersisted === null
      ? storageMessages.notAsked
      : isPersisted
        ? storageMessages.persisted
        : storageMessages.notPersisted;
  return (
    <section className="storage-room panel" aria-labelledby={id}>
      <h2 id={id}>{storageMessages.title}</h2>
      {room.isTight && <p className="note note-problem">{storageMessages.tight}</p>}
      <p className="storage-share">
        <meter
          aria-labelledby={id}
          min={0}
          max={1}
          high={storageLimits.tightShare}
          optimum={0}
          value={room.share}
        />
        <span>
          {percent || storageMessages.below}% {storageMessages.full}: {sizeText(room.used)}{' '}
          {storageMessages.of} {sizeText(storageLimits.units)}
        </span>
      </p>
      <SpaceTakers {...room} />
      <p className="hint">{promise}</p>
    </section>
  );
}
