import { useEffect, useState } from 'react';
import { fetchBuiltInCovers, type ShownPicture } from '#src/admin/model/built-in-posts.ts';
import { drawingMessages as words } from '#src/admin/pictures/words.ts';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { siteSceneAlts } from '#src/config/site-drawings.ts';

interface DrawingsDialogProps {
  onPick: (drawing: ShownPicture) => void;
  onClose: () => void;
}

const scenes = Object.entries(siteSceneAlts).map(([name, alt]) => ({
  address: `/art/${name}.svg`,
  alt,
}));

/** The drawings of the website's pages and posts, to choose a cover from. */
export default function DrawingsDialog({ onPick, onClose }: DrawingsDialogProps) {
  const [covers, setCovers] = useState<readonly ShownPicture[] | null>(null);
  useEffect(() => {
    void fetchBuiltInCovers().then((found) =>
      setCovers(found.filter(({ address }) => address.startsWith('/art/'))),
    );
  }, []);
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <p className="hint">{words.hint}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
        {[...scenes, ...(covers ?? [])].map((drawing) => (
          <li key={drawing.address}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-sm border-2 border-admin-line hover:border-admin-accent"
              onClick={() => onPick(drawing)}
            >
              <img
                src={drawing.address}
                alt={drawing.alt}
                width={640}
                height={360}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {covers === null && <Loading>{words.loading}</Loading>}
    </Dialog>
  );
}
