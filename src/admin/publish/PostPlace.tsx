import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { followWebsite } from '#src/admin/publish/arrivals.ts';
import { PlaceNote } from '#src/admin/publish/PlaceNote.tsx';
import { $placedPosts } from '#src/admin/publish/places.ts';
import { PublishDialog } from '#src/admin/publish/PublishDialog.tsx';
import type { PublishAim } from '#src/admin/publish/status.ts';
import { placeAims } from '#src/admin/publish/status.ts';
import { publishNames } from '#src/admin/publish/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

interface PostPlaceProps {
  id: string;
  /** As in `PublishDialog`. */
  onSave: (() => void) | undefined;
  /** As in `PublishDialog`. */
  onTaken: () => void;
}

/** Where the post in the editor is, and the ways to the website and off it. */
export function PostPlace({ id, onSave, onTaken }: PostPlaceProps) {
  useEffect(followWebsite, []);
  const place = useStore($placedPosts).find((post) => post.id === id)?.place;
  const [aim, setAim] = useState<PublishAim | null>(null);
  if (!place) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PlaceNote place={place} isAlone />
      {placeAims(place).map((one) => (
        <Button key={one} aria-haspopup="dialog" onClick={() => setAim(one)}>
          {publishNames[one]}
        </Button>
      ))}
      {aim && (
        <PublishDialog
          ids={[id]}
          aim={aim}
          onSave={onSave}
          onTaken={onTaken}
          onClose={() => setAim(null)}
        />
      )}
    </div>
  );
}
