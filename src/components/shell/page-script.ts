/**
 * The small script of every page: header, menu, picture states. Inlined, at most 1 kB brotli.
 * It runs once the document is parsed; without it the page still shows everything.
 */
import { headerScrollThreshold } from '#src/config/limits.ts';
import { pictureMessages } from '#src/config/messages.ts';

const header = document.querySelector<HTMLElement>('.site-header');
const menuButton = header?.querySelector<HTMLButtonElement>('.menu-button');

if (header && menuButton) {
  const isOpen = () => menuButton.ariaExpanded === 'true';
  const setMenu = (open: boolean) => (menuButton.ariaExpanded = String(open));
  const close = () => setMenu(false);
  const markScrolled = () =>
    header.toggleAttribute('data-scrolled', scrollY > headerScrollThreshold);

  menuButton.addEventListener('click', () => setMenu(!isOpen()));
  header.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    menuButton.focus();
  });
  // Leaving the menu by keyboard, or following one of its links, closes it.
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !header.contains(relatedTarget)) close();
  });
  header.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  // Whoever comes back to the page finds it closed.
  addEventListener('pagehide', close);
  // Asked before its fonts are there, a page is laid out twice.
  addEventListener('pageshow', markScrolled);
  addEventListener('scroll', markScrolled);
}

/** Sets the state of a picture that has arrived or failed. May be called twice for the same failure. */
function settle(picture: EventTarget | null, hasArrived: boolean) {
  if (!(picture instanceof Image)) return;
  const { dataset } = picture;
  if (!dataset.picture || picture.hidden) return;
  if (hasArrived) {
    dataset.picture = 'loaded';
    return;
  }
  console.error(`${pictureMessages.notAvailable}: ${picture.src}`);
  if ('cover' in dataset) {
    delete dataset.cover;
    // Without the other sizes, which a browser prefers.
    picture.closest('picture')?.replaceChildren(picture);
    picture.src = pictureMessages.placeholder;
    return;
  }
  dataset.picture = 'failed';
  const note = document.createElement('span');
  note.className = `${picture.className} picture-failed`;
  note.style.aspectRatio = getComputedStyle(picture).aspectRatio;
  note.textContent = pictureMessages.notAvailable;
  picture.hidden = true;
  picture.after(note);
}

// A picture's `load` and `error` don't bubble; a capturing listener sees them, those in islands too.
document.addEventListener('load', ({ target }) => settle(target, true), true);
document.addEventListener('error', ({ target }) => settle(target, false), true);
for (const picture of document.images) {
  // Pictures that arrived or failed before this script ran.
  if (picture.complete && picture.currentSrc) settle(picture, picture.naturalWidth > 0);
}
