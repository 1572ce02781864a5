import { Suspense, useEffect } from 'react';
import { FetchBoundary, onDemand } from '#src/admin/shell/Fetched.tsx';
import type { CopiesProps } from '#src/admin/safety/CopiesOffer.tsx';
import { copiesMessages } from '#src/admin/safety/words.ts';
import { counted } from '#src/admin/shell/counted.ts';

const load = () => import('#src/admin/safety/CopiesOffer.tsx');
const CopiesOffer = onDemand(load);

/** Offers texts that were not saved, after a crash, a reload or Back. It never restores one without being asked. */
export function CopiesBar(props: CopiesProps) {
  const { length } = props.copies;
  useEffect(() => {
    // Mostly there is no such text, so it comes after the editor, and before the line may be cut.
    load().catch(() => undefined);
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {length > 0 &&
          `${copiesMessages.title}: ${counted(length, copiesMessages.one, copiesMessages.many)}`}
      </p>
      {length > 0 && (
        <FetchBoundary>
          {/* Nothing stands in its place meanwhile: the work below would move twice. */}
          <Suspense fallback={null}>
            <CopiesOffer {...props} />
          </Suspense>
        </FetchBoundary>
      )}
    </>
  );
}
