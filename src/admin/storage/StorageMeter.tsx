import { useStore } from '@nanostores/react';
import { useEffect, useId, type ReactNode } from 'react';
import { SpaceTakers } from '#src/admin/storage/SpaceTakers.tsx';
import { $isPersisted, readPersistence } from '#src/admin/storage/persistence.ts';
import { $storageSpace } from '#src/admin/storage/storage-meter.ts';
import { safariClears } from '#src/config/storage-entries.ts';
import { storageMessages } from '#src/admin/storage/words.ts';
import { storageLimits } from '#src/config/limits.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import '#src/admin/storage/storage-meter.css';

/**
 * How full storage is, what takes the space, and whether the browser has promised to keep it.
 * @param props.children what can be done about it
 */
export function StorageMeter({ children }: { children: ReactNode }) {
  const space = useStore($storageSpace);
  const isPersisted = useStore($isPersisted);
  const id = useId();
  useEffect(() => void readPersistence(), []);
  if (!space) return null;
  const percent = Math.round(space.share * 100);
  const promise =
    isPersisted === null
      ? storageMessages.notAsked
      : isPersisted
        ? storageMessages.persisted
        : storageMessages.notPersisted;
  return (
    <section className="panel grid gap-3" aria-labelledby={id}>
      <h2 id={id}>{storageMessages.title}</h2>
      {space.isTight && <p className="note note-problem">{storageMessages.tight}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <meter
          className="storage-meter h-5 w-64 max-w-full"
          aria-labelledby={id}
          min={0}
          max={1}
          high={storageLimits.tightShare}
          optimum={0}
          value={space.share}
        />
        <span>
          {`${percent || storageMessages.below}% ${storageMessages.full}: ${sizeText(space.used)} ${storageMessages.of} ${sizeText(storageLimits.units)}`}
        </span>
      </p>
      <SpaceTakers {...space} />
      <p className="hint">{`${promise} ${safariClears}`}</p>
      {children}
    </section>
  );
}
