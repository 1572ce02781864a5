import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { previewPath, previewPlace } from '#src/admin/editor/preview.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages } from '#src/admin/shell/words.ts';
import { previewMessages } from '#src/admin/editor/later-words.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import { refuseFiles } from '#src/admin/editor/use-drop-guard.ts';
import { pictureMessages } from '#src/config/messages.ts';
import { decoded } from '#src/lib/decoded.ts';

/**
 * A page of the public site in a frame, which React draws into from here. The frame has its own width, so that a narrow
 * pane looks like a narrow window.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  /** Where to draw: undefined while the page loads, null if it didn't come. */
  const [place, setPlace] = useState<HTMLElement | null>();
  if (place === null)
    return (
      <div className="grid justify-items-start gap-4 p-5" role="alert">
        <p>{previewMessages.failed}</p>
        <Button onClick={() => setPlace(undefined)}>{adminMessages.retry}</Button>
      </div>
    );
  return (
    <>
      {!place && <Loading>{adminMessages.loading}</Loading>}
      <iframe
        // As visitors see it, always light.
        className={`block size-full bg-paper scheme-light ${place ? '' : 'invisible'}`}
        src={previewPath}
        title={writingMessages.preview}
        onLoad={({ currentTarget }) => setPlace(dressFrame(currentTarget))}
      />
      {place && createPortal(children, place)}
    </>
  );
}

/**
 * Prepares the page of a frame for a post: its pictures' states, its links. They open in a new tab, so that nobody
 * leaves the editor by accident; anchors move within the frame.
 * @returns where to draw; null if something else was loaded, such as the browser's page about a lost connection
 */
function dressFrame(frame: HTMLIFrameElement): HTMLElement | null {
  const page = frame.contentDocument;
  const place = page?.getElementById(previewPlace);
  if (!page || !place) return null;
  place.replaceChildren();
  place.removeAttribute('class');
  place.translate = false;
  page.addEventListener('load', ({ target }) => settle(target, true), true);
  page.addEventListener('error', ({ target }) => settle(target, false), true);
  page.addEventListener('click', openOutside);
  // Files over the frame are told to it, not to the page around.
  page.addEventListener('dragover', refuseFiles);
  page.addEventListener('drop', refuseFiles);
  page.addEventListener('keydown', (event) => {
    // The dialog around the frame doesn't hear keys that are pressed in it.
    if (event.key === 'Escape')
      frame.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  return place;
}

/** What the public pages' script does (components/shell/page-script): a picture that fails becomes the placeholder. */
function settle(target: EventTarget | null, hasArrived: boolean) {
  if (!isElement(target) || target.localName !== 'img') return;
  if (hasArrived) target.setAttribute('data-picture', 'loaded');
  else if (target.getAttribute('src') !== pictureMessages.placeholder) {
    target.closest('picture')?.replaceChildren(target);
    target.setAttribute('src', pictureMessages.placeholder);
  }
}

function openOutside(event: MouseEvent) {
  const link = isElement(event.target) ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined) return;
  event.preventDefault();
  if (!href.startsWith('#')) open(link.href, '_blank', 'noopener');
  else link.ownerDocument.getElementById(decoded(href.slice(1)))?.scrollIntoView();
}

/** Elements of a frame are of the frame's own classes: `instanceof` doesn't know them. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'localName' in target;
}
