import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { arrivalMessages } from '#src/admin/publish/later-words.ts';
import { showToast } from '#src/stores/toasts.ts';

export { lookAtPullRequests } from '#src/admin/publish/pull-requests.ts';

/** The ids of posts of which a look found something new. */
export type ArrivalNews = Readonly<
  Partial<Record<keyof typeof arrivalMessages, readonly string[]>>
>;

/** Says what a look found. What has arrived stays until it is read. */
export function tellArrivals(news: ArrivalNews): void {
  for (const [kind, { title, one, many }] of Object.entries(arrivalMessages)) {
    const ids = news[kind as keyof ArrivalNews] ?? [];
    const name = $adminPosts.get().find(({ id }) => id === ids[0])?.title;
    if (ids.length === 0) continue;
    const isGood = kind === 'live' || kind === 'off';
    showToast({
      kind: isGood ? 'success' : 'error',
      title,
      text:
        ids.length === 1 && name !== undefined
          ? [{ typed: name }, one]
          : `${countPosts(ids.length)} ${ids.length === 1 ? one : many}`,
      isLasting: isGood,
    });
  }
}
