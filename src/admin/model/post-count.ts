import { countWords } from '#src/admin/model/words.ts';

/** A number of posts in words: '1 post', '1,000 posts'. */
export function countPosts(posts: number): string {
  return `${posts.toLocaleString('en-US')} ${posts === 1 ? countWords.one : countWords.many}`;
}
