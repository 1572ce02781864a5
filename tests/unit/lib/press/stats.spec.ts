import { expect, test } from '@playwright/test';
import { countArticles } from '#src/lib/press/stats.ts';

test("'other formats' is broadcast plus online", () => {
  const articles = (
    ['national', 'local', 'local', 'online', 'online', 'online', 'broadcast'] as const
  ).map((category) => ({ category }));
  expect(countArticles(articles)).toEqual({
    national: 1,
    local: 2,
    international: 0,
    otherFormats: 4,
  });
});
