/** Milliseconds to wait for drawing, because a hidden tab doesn't draw and a slow computer needs a while. */
const patience = 1_000;

/** Waits until the browser has drawn the last changes, so that a sign of work shows before long work begins. */
export function nextDrawing(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, patience);
    requestAnimationFrame(() => setTimeout(done));
  });
}
