import { countWords } from '#src/admin/model/words.ts';
import { counted } from '#src/admin/shell/counted.ts';

/** A number of posts in words: '1 post', '1,000 posts'. */
export function countPosts(posts: number): string {
  return counted(posts, countWords.one, countWords.many);
}
