/** Replaces our drawing by OpenStreetMap's map when somebody asks for it. */
const button = document.querySelector<HTMLButtonElement>('#load-map');

button?.addEventListener('click', () => {
  const { src = '', title = '' } = button.dataset;
  const frame = document.createElement('iframe');
  frame.title = title;
  // The map's tiles need a referrer, which a frame sends only with allow-same-origin. Together with allow-scripts that
  // is safe, because the frame's origin isn't ours. Popups are its links to the copyright and the full map.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  frame.src = src;
  const place = document.querySelector('#manhattan');
  // What it holds is no picture any more.
  place?.removeAttribute('role');
  place?.removeAttribute('aria-label');
  place?.replaceChildren(frame);
  button.remove();
  // The button that had the focus is gone.
  frame.focus();
});

export {};
