import { expect, test } from '#tests/support/test.ts';
import type { Page } from '@playwright/test';
import { bundled } from '#src/integrations/bundled.ts';
import { openQuietPage } from '#tests/support/quiet-page.ts';

/** How many words three tabs write together; by hand: WRITES=10000, which takes about a minute. */
const writes = Number(process.env.WRITES ?? 60);

const listIn = (page: Page) => page.evaluate(() => localStorage.getItem('list') ?? '');

test('three tabs that write at once, each a process of its own, lose nothing', async ({
  context,
}, info) => {
  info.setTimeout(30_000 + writes * 100);
  const script = await bundled('tests/support/writing-tab.ts');
  const tabs = await Promise.all(['a', 'b', 'c'].map(async () => context.newPage()));
  for (const tab of tabs) {
    await openQuietPage(tab);
    await tab.evaluate(script);
  }
  const words = tabs.map((_, tab) =>
    Array.from({ length: Math.ceil(writes / tabs.length) }, (__, place) => `${tab}-${place}`),
  );
  await Promise.all(
    tabs.map((tab, place) =>
      tab.evaluate(
        (mine) => (globalThis as unknown as { addWords: (words: string[]) => void }).addWords(mine),
        words[place] ?? [],
      ),
    ),
  );
  const expected = words.flat().toSorted();
  for (const tab of tabs)
    await expect
      .poll(async () => (await listIn(tab)).trim().split(' ').toSorted())
      .toEqual(expected);
});
