import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { $isPersisted, readPersistence } from '#src/admin/storage/persistence.ts';
import { $storageSpace } from '#src/admin/storage/storage-meter.ts';
import { safariClears } from '#src/config/storage-entries.ts';
import { storageMessages } from '#src/admin/storage/words.ts';
import { storageLimits } from '#src/config/limits.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { MeasuredSpace } from '#src/admin/storage/storage-meter.ts';
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
  // 100 is said of what is full alone.
  const percent = space.isFull ? 100 : Math.min(99, Math.round(space.share * 100));
  const promise =
    isPersisted === null
      ? storageMessages.notAsked
      : isPersisted
        ? storageMessages.persisted
        : storageMessages.notPersisted;
  return (
    <section className="panel grid gap-3" aria-labelledby={id}>
      <h2 id={id}>{storageMessages.title}</h2>
      {space.isTight && (
        <p className="note note-problem">
          {space.isFull ? storageMessages.noRoom : storageMessages.tight}
        </p>
      )}
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

/** How many are listed; the rest is one sum. */
const named = 10;

const row = 'flex justify-between gap-4 border-t-2 border-admin-soft-line py-[0.4rem]';

/** What takes the room in storage, largest first. It is open when something must be removed. */
function SpaceTakers({ isTight, readTakers }: MeasuredSpace) {
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || isTight;
  // Reading all posts takes a moment, so it waits until somebody looks, and until something changed.
  const takers = useMemo(() => (isOpen ? readTakers() : []), [isOpen, readTakers]);
  const rest = takers.slice(named);
  return (
    <details open={isOpen} onToggle={(event) => setIsAsked(event.currentTarget.open)}>
      <summary>{storageMessages.takers}</summary>
      <ol className="mt-2 grid max-w-160">
        {takers.slice(0, named).map(({ key, title, size, postId }) => (
          <li key={key} className={row}>
            {postId === undefined ? (
              <span className="min-w-0">{title}</span>
            ) : (
              <ScreenLink to={adminPaths.edit(postId)} className="min-w-0">
                <Typed>{title}</Typed>
              </ScreenLink>
            )}
            <span className="whitespace-nowrap">{sizeText(size)}</span>
          </li>
        ))}
        {rest.length > 0 && (
          <li className={row}>
            <span>{`${rest.length.toLocaleString('en-US')} ${storageMessages.more}`}</span>
            <span className="whitespace-nowrap">
              {sizeText(rest.reduce((sum, { size }) => sum + size, 0))}
            </span>
          </li>
        )}
      </ol>
    </details>
  );
}
