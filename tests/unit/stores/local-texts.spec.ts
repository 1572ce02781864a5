import { expect, test } from '@playwright/test';
import { $localPosts } from '#src/stores/local-posts.ts';
import { localText, prepareLocalTexts } from '#src/stores/local-texts.ts';
import { aPost } from '#tests/support/sample-posts.ts';

test('the texts of this browser’s posts are made once, ahead of the search', async () => {
  let made = 0;
  const posts = Array.from({ length: 120 }, () => {
    const post = aPost();
    return Object.defineProperty(post, 'content', {
      get() {
        made += 1;
        return 'The **Persian**';
      },
    });
  });
  $localPosts.set(posts);
  prepareLocalTexts();
  prepareLocalTexts();
  expect(made).toBe(0);
  await expect.poll(() => made).toBe(120);
  expect(new Set(posts.map(localText))).toEqual(new Set(['the persian']));
  prepareLocalTexts();
  expect(made).toBe(120);
});
