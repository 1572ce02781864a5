/** Lays OpenStreetMap's map over our drawing when somebody asks for it, and says in between what happens. */
const button = document.querySelector<HTMLButtonElement>('#load-map');
const place = document.querySelector<HTMLElement>('#map-place');
const offer = document.querySelector<HTMLElement>('#map-offer');
const status = document.querySelector<HTMLElement>('#map-slip [role=status]');
const choices = document.querySelector<HTMLElement>('#map-slip .choices');

/** Longer than a slow line needs, shorter than a person waits. */
const patience = 6_000;

if (button && place && offer && status && choices) {
  const say = (words = '') => (status.textContent = words);
  /** What can be done next. The control that had the focus goes. */
  const turn = (isAsked: boolean) => {
    choices.hidden = !isAsked;
    offer.toggleAttribute('data-taken', isAsked);
    place.focus({ preventScroll: true });
  };

  button.addEventListener('click', () => {
    const { src = '', title = '' } = button.dataset;
    const frame = document.createElement('iframe');
    frame.title = title;
    // The map's tiles need a referrer, which a frame sends only with allow-same-origin. Together with allow-scripts that
    // is safe, because the frame's origin isn't ours. Popups are its links to the copyright and the full map.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    // Not hidden by display: a map that begins without a size stays without its places.
    frame.dataset.waiting = '';
    const late = setTimeout(() => say(status.dataset.late), patience);
    frame.addEventListener('load', () => {
      clearTimeout(late);
      // A browser tells nobody whether what another host sent is a map or its own page about a failure.
      say(status.dataset.shown);
      delete frame.dataset.waiting;
      if (document.activeElement === place) frame.focus({ preventScroll: true });
    });
    frame.src = src;
    place.append(frame);
    say(status.dataset.loading);
    turn(true);

    choices.querySelector('button')?.addEventListener(
      'click',
      () => {
        clearTimeout(late);
        frame.remove();
        say();
        turn(false);
      },
      { once: true },
    );
  });
}

export {};
