import type { Locator } from '@playwright/test';

/** Whether two visible elements overlap. */
export async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not on the screen.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The names of the controls that would be used where a message stands, if it were not there. */
export function controlsUnder(message: Locator): Promise<string[]> {
  return message.evaluate((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const found = new Set<string>();
    for (let across = 0.02; across < 1; across += 0.04)
      for (let down = 0.1; down < 1; down += 0.2) {
        const point = [left + width * across, top + height * down] as const;
        const under = document.elementsFromPoint(...point).find((part) => !card.contains(part));
        const control = under?.closest('a, button, input, select, textarea, summary, label');
        if (control) found.add(control.textContent);
      }
    return [...found];
  });
}
