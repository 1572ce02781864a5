import { expect, test } from '@playwright/test';
import { linksTo } from '#src/admin/publish/linking-posts.ts';

test('a text links to a post by its address, wherever that stands, and by no address that only begins like it', () => {
  for (const text of ['[Olga](/blog/olga)', '(https://bodegacatsofnewyork.com/blog/olga#chair)'])
    expect(linksTo(text, 'olga')).toBe(true);
  expect(linksTo('[Olga](/blog/olga-of-ninth-avenue) and /blog/olgas', 'olga')).toBe(false);
});
