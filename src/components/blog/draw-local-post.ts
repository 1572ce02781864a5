/**
 * Draws this browser's post into its root, in place of the page that was built. Where what draws it can't be loaded, the
 * page stands below an offer to reload.
 * @returns false where this browser holds no post for the page
 */
export async function drawLocalPost(root: HTMLElement): Promise<boolean> {
  try {
    // If Vite followed this import, the script would no longer be inlined.
    const island = (await import(/* @vite-ignore */ root.dataset.island ?? '')) as {
      mount: (root: HTMLElement) => boolean;
    };
    return island.mount(root);
  } catch {
    delete document.documentElement.dataset.waking;
    document.getElementById('local-failed')?.removeAttribute('hidden');
    return true;
  }
}
