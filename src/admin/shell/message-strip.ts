/** Height of a message that fits beside the title of a screen, in pixels. */
const room = 104;

/**
 * Marks the page while a message shows that would lie on something: one that came where the header is out of sight, or
 * that is longer than the room beside the title. Then it stands in a strip of its own, which moves the rest down. What
 * stays at the top of the window learns how high the strip is.
 * @returns what ends that
 */
export function followMessages(): () => void {
  const region = document.querySelector<HTMLElement>('.toaster');
  if (!region) return () => undefined;
  const { classList, style } = document.documentElement;
  /** Where the page was scrolled to before the message came. */
  let top = 0;
  const mark = () => {
    top = scrollY;
    classList.remove('has-strip');
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isOutOfSight = header !== undefined && header.bottom <= 0;
    const isLong = [...region.children].some(({ clientHeight }) => clientHeight > room);
    classList.toggle('has-strip', isOutOfSight || isLong);
  };
  const markAtTop = () => {
    if (scrollY === 0) mark();
  };
  // Before the browser draws the message.
  const changes = new MutationObserver(mark);
  changes.observe(region, { childList: true });
  const size = new ResizeObserver(() => {
    const { offsetHeight } = region;
    style.setProperty('--message-strip', `${offsetHeight}px`);
    // Browsers may scroll on by the height of the strip, which would cover again what it moves down.
    const isMoved = offsetHeight > 0 && Math.abs(scrollY - top - offsetHeight) < 2;
    if (isMoved) scrollTo({ top, behavior: 'instant' });
  });
  size.observe(region);
  document.addEventListener('scroll', markAtTop, { passive: true });
  return () => {
    changes.disconnect();
    size.disconnect();
    document.removeEventListener('scroll', markAtTop);
  };
}
