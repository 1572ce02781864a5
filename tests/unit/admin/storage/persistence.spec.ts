import { expect, test } from '@playwright/test';
import { ownProcess } from '#tests/support/own-process.ts';

/**
 * Runs code with the admin's own wiring over a browser that has no database.
 * @returns how often the browser was asked to keep everything
 */
function timesAsked(code: string): number {
  const asked = ownProcess(`
    import { memoryStorage } from '#tests/support/memory-storage.ts';
    import { aPost } from '#tests/support/sample-posts.ts';
    import { filledForm } from '#tests/support/post-forms.ts';
    let asked = 0;
    const storage = {
      persisted: () => Promise.resolve(false),
      persist: () => Promise.resolve((asked += 1) < 0),
    };
    const browser = { localStorage: memoryStorage(), window: new EventTarget() };
    for (const [name, value] of Object.entries(browser))
      Object.defineProperty(globalThis, name, { value });
    Object.defineProperty(navigator, 'storage', { value: storage });
    const { savePost } = await import('#src/admin/storage/save-local-posts.ts');
    const { saveDraft } = await import('#src/admin/safety/draft.ts');
    const { browserCopies } = await import('#src/admin/safety/safety-copies.ts');
    const form = filledForm({});
    const copy = { key: 'a', postId: 'olga', title: 'Olga', at: 1, form };
    // When all that the code has begun is over.
    process.on('exit', () => process.stdout.write(String(asked)));
    ${code}
  `);
  expect(asked).toMatch(/^\d+$/);
  return Number(asked);
}

test('while nothing is stored, the browser isn’t asked to keep everything', () => {
  expect(timesAsked('')).toBe(0);
});

for (const [what, write] of Object.entries({
  'a post': 'await savePost(aPost());',
  'a draft': "await saveDraft(form, { key: 'a', known: null });",
  'a safety copy': 'browserCopies.keepCopy(copy);',
}))
  test(`once ${what} is stored, be it nothing else, the browser is asked, and only once`, () => {
    expect(timesAsked(`${write} ${write}`)).toBe(1);
  });
