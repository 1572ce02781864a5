import { dashboardMessages } from '#src/config/dashboard-messages.ts';

/** A number of posts in words: '1 post', '1,000 posts'. */
export function countPosts(posts: number): string {
  const { onePost, manyPosts } = dashboardMessages;
  return `${posts.toLocaleString('en-US')} ${posts === 1 ? onePost : manyPosts}`;
}
