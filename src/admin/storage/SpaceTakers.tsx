import { useMemo, useState } from 'react';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { ScreenLink } from '#src/admin/shell/ScreenLink.tsx';
import { adminPaths } from '#src/admin/shell/router.ts';
import type { MeasuredSpace } from '#src/admin/storage/storage-meter.ts';
import { storageMessages } from '#src/admin/storage/words.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';

/** How many are listed; the rest is one sum. */
const named = 10;

const row = 'flex justify-between gap-4 border-t-2 border-admin-soft-line py-[0.4rem]';

/** What takes the room in storage, largest first. It is open when something must be removed. */
export function SpaceTakers({ isTight, readTakers }: MeasuredSpace) {
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
