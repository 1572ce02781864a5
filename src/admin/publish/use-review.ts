import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { $website, loadWebsite } from '#src/admin/model/website.ts';
import { gitHub } from '#src/admin/publish/connect.ts';
import { $connection } from '#src/admin/publish/connection.ts';
import type { GitHubProblem } from '#src/admin/publish/github-answers.ts';
import { refusedPosts, reviewPosts } from '#src/admin/publish/review.ts';
import type { RefusedPost, Review, ReviewAim, ReviewedPost } from '#src/admin/publish/review.ts';
import { lookAtPullRequests } from '#src/admin/publish/pull-requests.ts';
import { $sent, readSentPosts } from '#src/admin/publish/sent-posts.ts';
import { noteFound, sendReviewed } from '#src/admin/publish/sending.ts';
import type { SendOutcome } from '#src/admin/publish/sending.ts';
import type { SendOptions, SendProgress } from '#src/admin/publish/send.ts';
import { isPullRequest } from '#src/admin/publish/status.ts';
import { savePost } from '#src/admin/storage/save-local-posts.ts';
import { newYorkDay } from '#src/lib/posts/dates.ts';
import { leaveToasts } from '#src/stores/toasts.ts';

/** Why it compares anew: another tab was sending, or the repository's files changed meanwhile. */
export type ReviewNotice = 'busy' | 'moved' | null;

/** What the dialog shows. */
export type ReviewStep =
  | { readonly step: 'preparing' }
  | { readonly step: 'connect'; readonly refused: readonly RefusedPost[] }
  /** 'copy': this browser can't store the copy of a post that is to be taken off. */
  | {
      readonly step: 'failed';
      readonly problem: GitHubProblem | 'unreachable' | 'copy' | 'unexpected';
    }
  | {
      readonly step: 'review';
      readonly review: Review;
      readonly notice: ReviewNotice;
      /** Posts that wait in a pull request already, each with its page. */
      readonly waiting: readonly { readonly post: ReviewedPost; readonly url: string }[];
    }
  | { readonly step: 'sending'; readonly progress: SendProgress | null }
  | { readonly step: 'done'; readonly outcome: SendOutcome };

/**
 * Compares posts with the repository, and sends them.
 * @param ids of the posts; each is read as it is stored when it is compared
 */
export function useReview(ids: readonly string[], aim: ReviewAim) {
  const connection = useStore($connection);
  const [state, setState] = useState<ReviewStep>({ step: 'preparing' });
  /** The keys of conflicts in which somebody has chosen mine. */
  const replaced = useRef(new Set<string>());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const show = useCallback((next: ReviewStep) => {
    if (isOpen.current) setState(next);
  }, []);
  /** Counts the comparisons; only the last one shows. */
  const turn = useRef(0);

  const compare = useCallback(
    async (notice: ReviewNotice) => {
      turn.current += 1;
      const mine = turn.current;
      const showMine = (next: ReviewStep) => {
        if (mine === turn.current) show(next);
      };
      const client = gitHub();
      if (!client) {
        showMine({
          step: 'connect',
          refused: aim === 'publish' ? refusedPosts(localPosts(ids)) : [],
        });
        return;
      }
      showMine({ step: 'preparing' });
      readSentPosts();
      await Promise.all([loadWebsite(), lookAtPullRequests(client)]);
      const posts = await postsToReview(ids, aim);
      if (!posts) {
        showMine({ step: 'failed', problem: 'unreachable' });
        return;
      }
      const review = await reviewPosts(posts, aim, client, {
        website: $website.get(),
        sent: $sent.get(),
        isReplaced: (key) => replaced.current.has(key),
        today: newYorkDay(new Date()),
      });
      if (!review.ok) {
        showMine({ step: 'failed', problem: review });
        return;
      }
      await noteFound(review.value.same);
      const waiting = review.value.changes.flatMap((post) => {
        const url = $sent.get().get(post.id)?.url ?? '';
        return isPullRequest(url) ? [{ post, url }] : [];
      });
      showMine({ step: 'review', review: review.value, notice, waiting });
    },
    [ids, aim, show],
  );
  const prepare = useCallback(
    (notice: ReviewNotice = null) =>
      compare(notice).catch(() => show({ step: 'failed', problem: 'unexpected' })),
    [compare, show],
  );
  // Again with another connection.
  useEffect(() => void prepare(), [prepare, connection]);

  const sendNow = async (review: Review, way: SendOptions['way']) => {
    const client = gitHub();
    if (!client) return;
    show({ step: 'sending', progress: null });
    if (aim === 'take-off' && !(await keepCopies(review))) {
      show({ step: 'failed', problem: 'copy' });
      return;
    }
    const tell = (progress: SendProgress) => show({ step: 'sending', progress });
    const outcome = await sendReviewed(client, review.changes, way, tell);
    // A message about saving would go on to say that readers don't have it.
    if (outcome !== 'busy' && outcome.sent.length > 0) leaveToasts();
    if (outcome === 'busy') await prepare('busy');
    else if (outcome.hasConflicts && outcome.sent.length === 0) await prepare('moved');
    else show({ step: 'done', outcome });
  };
  const send = (review: Review, way: SendOptions['way']) =>
    sendNow(review, way).catch(() => show({ step: 'failed', problem: 'unexpected' }));

  return {
    state,
    /** The branch takes pull requests only. */
    isProtected: connection?.isProtected ?? false,
    prepare,
    send,
    /** Sends mine although the repository's file has changed. */
    keepMine: (key: string) => {
      replaced.current.add(key);
      return prepare();
    },
  };
}

const rowsOf = (ids: readonly string[]) =>
  ids.flatMap((id) => $adminPosts.get().find((post) => post.id === id) ?? []);
/** The posts of this browser among these, as they are stored now. */
export const localPosts = (ids: readonly string[]) =>
  rowsOf(ids).filter(({ opened }) => opened !== undefined);

/** The posts as they are stored now; one that is only built in counts where it is to be taken off. */
async function postsToReview(ids: readonly string[], aim: ReviewAim): Promise<AdminPost[] | null> {
  const local = localPosts(ids);
  if (aim === 'publish') return local;
  const builtIn = rowsOf(ids).filter(({ opened }) => opened === undefined);
  const fetched = await fetchBuiltInPosts(builtIn.map(({ id }) => id));
  if (!fetched.ok) return null;
  return [
    ...local,
    ...builtIn.flatMap((row) => {
      const opened = fetched.value.find(({ id }) => id === row.id);
      return opened ? [{ ...row, opened }] : [];
    }),
  ];
}

/** Stores copies of posts that are taken off and that this browser doesn't have. @returns whether all are stored */
async function keepCopies({ changes }: Review): Promise<boolean> {
  for (const { id, mine } of changes) {
    if ($adminPosts.get().some((post) => post.id === id && post.opened !== undefined)) continue;
    const saved = await savePost(mine);
    if (!saved.ok) return false;
  }
  return true;
}
