import { useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { imageTileMessages } from '#src/config/messages.ts';
import { readAsDataUrl } from '#src/lib/images/data-url.ts';
import { showToast } from '#src/stores/toasts.ts';
import { guarded } from '#src/ui/CrashBoundary.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';

export default guarded(TileEditors);

/**
 * Edit buttons on the home page's picture tiles, while this browser has a live admin session. A picked file shows at
 * once and is logged; it is not saved anywhere.
 */
function TileEditors() {
  const tiles = useSyncExternalStore(subscribeToNothing, findTiles, noTiles);
  return (
    <>
      {tiles.map((tile, index) => createPortal(<TileEditor tile={tile} />, tile, String(index)))}
      <Toaster />
    </>
  );
}

/** The tiles of the prerendered page, read once. */
let foundTiles: readonly HTMLElement[] | undefined;
const findTiles = () =>
  (foundTiles ??= [...document.querySelectorAll<HTMLElement>('[data-editable-image]')]);
const emptyTiles: readonly HTMLElement[] = [];
const noTiles = () => emptyTiles;
const subscribeToNothing = () => () => undefined;

function TileEditor({ tile }: { tile: HTMLElement }) {
  const [uploading, setUploading] = useState(false);
  const id = useId();
  const name = tile.dataset.editableImage ?? 'image';

  const onPick = async (file: File | undefined) => {
    if (!file) return;
    console.log('Selected image:', file.name, file.type, `${file.size} bytes`);
    const result = await readAsDataUrl(file);
    if (!result.ok) {
      showToast({ kind: 'error', title: 'Error', text: imageTileMessages[result.code] });
      return;
    }
    showPicture(tile, result.value);
    setUploading(false);
    showToast({
      kind: 'success',
      title: imageTileMessages.successTitle,
      text: imageTileMessages.updated,
    });
  };

  return (
    <div className="absolute top-3 right-3 z-2 grid justify-items-end gap-2">
      <button
        type="button"
        className="btn btn-plain"
        aria-expanded={uploading}
        onClick={() => setUploading(!uploading)}
      >
        <span>{uploading ? 'Cancel' : 'Edit'}</span> <span className="visually-hidden">{name}</span>
      </button>
      {uploading && (
        <div className="grid gap-2 rounded-md bg-white p-3 text-sm font-bold border-line">
          <label htmlFor={id}>Choose a picture</label>
          <input
            id={id}
            type="file"
            className="max-w-60"
            accept="image/*"
            onChange={(event) => void onPick(event.target.files?.[0])}
          />
        </div>
      )}
    </div>
  );
}

/** Puts a picture in the tile. The sources of a `<picture>` would win over `src`, so they are removed. */
function showPicture(tile: HTMLElement, dataUrl: string) {
  for (const source of tile.querySelectorAll('source')) source.remove();
  const image = tile.querySelector('img');
  if (!image) return;
  image.removeAttribute('srcset');
  image.src = dataUrl;
}
