import { adminPaths } from '#src/admin/shell/router.ts';
import { nextDrawing } from '#src/admin/shell/next-drawing.ts';

/** Brings the row of a post into sight once it is drawn, with the focus on its title. */
export async function focusRow(id: string): Promise<void> {
  await nextDrawing();
  const links = document.querySelectorAll<HTMLElement>('.row-title');
  const path = adminPaths.edit(id);
  [...links].find((link) => link.getAttribute('href') === path)?.focus();
}
