/** Puts the map of another host in place of our drawing, when somebody asks for it. */
const button = document.querySelector<HTMLButtonElement>('#load-map');

button?.addEventListener('click', () => {
  const { src = '', title = '' } = button.dataset;
  const frame = document.createElement('iframe');
  frame.title = title;
  // Its tiles are refused without a referrer, and a frame without allow-same-origin sends none. The frame is of another
  // origin than ours, so the two together don't let it out. Popups are its links to the copyright and the full map.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  frame.src = src;
  document.querySelector('#manhattan')?.replaceChildren(frame);
  button.remove();
  // The button that had the focus is gone; whoever came by keyboard is now in the map.
  frame.focus();
});

export {};
