import { savedMessages } from '#src/admin/editor/later-words.ts';
import { fieldName, inFormOrder, lostCategory } from '#src/admin/model/form-fields.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { scheduledFor } from '#src/admin/model/words.ts';
import { publishProblems } from '#src/lib/post-files/publish-problems.ts';
import { formatDay, isOut } from '#src/lib/posts/dates.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { capitalize } from '#src/lib/text.ts';

/**
 * What is said of a post that has been saved: a category that saving changed, that it stays hidden, the day that it is to come
 * out, and what the website would refuse, or what comes next.
 * @param written the fields that it was saved from
 */
export function savedWords(post: Post, written: PostForm, isShown: boolean, now: Date): string {
  const { isNow, hidden, stillWants, next, nextOnDay } = savedMessages;
  const lost = lostCategory(written);
  const scheduled = isOut(post.date, now) ? null : scheduledFor(formatDay(post.date));
  const refused = inFormOrder(publishProblems({ ...post, isPublished: true })).map(
    // An excerpt is there, so of it why.
    ({ field, problem }) =>
      fieldName(field) + (field === 'excerpt' ? ` (${problem.replace(/\.$/, '')})` : ''),
  );
  const ready = scheduled === null ? next : nextOnDay(scheduled);
  return [
    ...(lost ? [isNow(capitalize(lost.to))] : []),
    ...(isShown ? [] : [hidden]),
    ...(scheduled !== null && refused.length > 0 ? [`${scheduled}.`] : []),
    refused.length > 0 ? stillWants(refused) : ready,
  ].join(' ');
}
