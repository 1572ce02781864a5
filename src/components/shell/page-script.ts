/**
 * The little script of every page: header, menu, picture states. Inlined, at most 1 kB brotli (design section 8).
 * It runs once the document is parsed; without it the page still shows everything.
 */
import { headerScrollThreshold } from '#src/config/header.ts';
import { pictureMessages } from '#src/config/picture-messages.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menuButton = header?.querySelector<HTMLButtonElement>('.menu-button');

function markScrolled() {
  header?.toggleAttribute('data-scrolled', scrollY > headerScrollThreshold);
}

function setMenu(open: boolean) {
  menuButton?.setAttribute('aria-expanded', String(open));
}

addEventListener('scroll', markScrolled, { passive: true });
markScrolled();

menuButton?.addEventListener('click', () => setMenu(menuButton.ariaExpanded !== 'true'));
header?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || menuButton?.ariaExpanded !== 'true') return;
  setMenu(false);
  menuButton.focus();
});
// Leaving the menu by keyboard, or following one of its links, closes it.
header?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !header.contains(relatedTarget)) setMenu(false);
});
header?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) setMenu(false);
});
// A page that comes back from the back-forward cache is as it was left, menu included.
addEventListener('pageshow', () => setMenu(false));

function showLoaded(picture: HTMLImageElement) {
  picture.dataset.picture = 'loaded';
}

function showFailed(picture: HTMLImageElement) {
  if (picture.dataset.picture === 'failed') return;
  picture.dataset.picture = 'failed';
  console.error(`${pictureMessages.notAvailable}: ${picture.src}`);
  if (picture.dataset.cover !== undefined) {
    delete picture.dataset.cover;
    picture.dataset.picture = 'loading';
    picture.src = pictureMessages.placeholder;
    return;
  }
  const note = document.createElement('span');
  note.className = `${picture.className} picture-failed`;
  note.style.aspectRatio = getComputedStyle(picture).aspectRatio;
  note.textContent = pictureMessages.notAvailable;
  picture.hidden = true;
  picture.after(note);
}

// `load` and `error` of a picture don't bubble, so one listener catches them on the way down, for islands' too.
for (const type of ['load', 'error'] as const) {
  document.addEventListener(
    type,
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.dataset.picture === undefined) return;
      (type === 'load' ? showLoaded : showFailed)(target);
    },
    true,
  );
}
for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
  // What arrived, or failed, before this script did.
  if (picture.complete && picture.currentSrc)
    (picture.naturalWidth > 0 ? showLoaded : showFailed)(picture);
}
