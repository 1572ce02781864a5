import { atom } from 'nanostores';
import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import type { AdminPost } from '#src/admin/model/admin-posts.ts';
import { fetchBuiltInPosts } from '#src/admin/model/built-in-posts.ts';
import { $website, loadWebsite } from '#src/admin/publish/website.ts';
import { gitHub } from '#src/admin/publish/connect.ts';
import type { GitHub } from '#src/admin/publish/github.ts';
import type { GitHubProblem } from '#src/admin/publish/github-answers.ts';
import { lookAtPullRequests } from '#src/admin/publish/pull-requests.ts';
import { refusedPosts, reviewPosts } from '#src/admin/publish/review.ts';
import type { RefusedPost, Review, ReviewAim, ReviewedPost } from '#src/admin/publish/review.ts';
import type { SendFailure, SendOptions, SendProgress } from '#src/admin/publish/send.ts';
import { noteFound, sendReviewed } from '#src/admin/publish/sending.ts';
import type { SendOutcome } from '#src/admin/publish/sending.ts';
import { $sent, readSentPosts } from '#src/admin/publish/sent-posts.ts';
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

/** What comparing and sending need of GitHub, the website and the browser. */
export const reviewingDoors = {
  gitHub,
  /** Asks the website and GitHub for what is known of posts that were sent. */
  look: (client: GitHub): Promise<unknown> => {
    readSentPosts();
    return Promise.all([loadWebsite(), lookAtPullRequests(client)]);
  },
  known: () => ({ website: $website.get(), sent: $sent.get() }),
  /** All posts as they are stored now. */
  rows: (): readonly AdminPost[] => $adminPosts.get(),
  fetchBuiltIn: fetchBuiltInPosts,
  review: reviewPosts,
  noteFound,
  save: savePost,
  send: sendReviewed,
};

/**
 * Compares posts with the repository, and sends them.
 * @param ids of the posts; each is read as it is stored when it is compared
 */
export function reviewing(ids: readonly string[], aim: ReviewAim, parts: typeof reviewingDoors) {
  const $step = atom<ReviewStep>({ step: 'preparing' });
  /** The keys of conflicts in which somebody has chosen mine. */
  const replaced = new Set<string>();
  /** What was being sent when something failed; null once somebody looks anew. */
  let unsent: Unsent | null = null;
  /** Counts the comparisons; only the last one shows. */
  let turn = 0;

  /** The posts to compare; one that is only built in counts where it is to be taken off. */
  async function postsToReview(): Promise<AdminPost[] | null> {
    const local = postsHere(ids, parts.rows());
    if (aim === 'publish') return local;
    const builtIn = rowsOf(ids, parts.rows()).filter(({ opened }) => opened === undefined);
    const fetched = await parts.fetchBuiltIn(builtIn.map(({ id }) => id));
    if (!fetched.ok) return null;
    return [
      ...local,
      ...builtIn.flatMap((row) => {
        const opened = fetched.value.find(({ id }) => id === row.id);
        return opened ? [{ ...row, opened }] : [];
      }),
    ];
  }

  async function compare(notice: ReviewNotice): Promise<ReviewStep> {
    const client = parts.gitHub();
    if (!client) {
      const refused = aim === 'publish' ? refusedPosts(postsHere(ids, parts.rows())) : [];
      return { step: 'connect', refused };
    }
    $step.set({ step: 'preparing' });
    await parts.look(client);
    const posts = await postsToReview();
    if (!posts) return failed('unreachable');
    const review = await parts.review(posts, aim, client, {
      ...parts.known(),
      isReplaced: (key) => replaced.has(key),
      today: newYorkDay(new Date()),
    });
    if (!review.ok) return failed(review);
    await parts.noteFound(review.value.same);
    const { sent } = parts.known();
    const waiting = review.value.changes.flatMap((post) => {
      const url = sent.get(post.id)?.url ?? '';
      return isPullRequest(url) ? [{ post, url }] : [];
    });
    return { step: 'review', review: review.value, notice, waiting };
  }

  async function show(notice: ReviewNotice = null): Promise<void> {
    turn += 1;
    const mine = turn;
    const next = await compare(notice).catch(() => failed('unexpected'));
    if (mine === turn) $step.set(next);
  }

  function prepare(notice: ReviewNotice = null): Promise<void> {
    unsent = null;
    return show(notice);
  }

  /** Looks again, and sends what was being sent where that is still what would be sent. */
  async function tryAgain(): Promise<void> {
    const wanted = unsent;
    await show();
    const next = $step.get();
    if (!wanted || next.step !== 'review') return;
    const changes = stillUnsent(wanted.posts, next.review);
    if (changes) await sendNow({ ...next.review, changes }, wanted.way);
  }

  /** Stores copies of posts that are taken off and that this browser doesn't have. @returns whether all are stored */
  async function keepCopies({ changes }: Review): Promise<boolean> {
    const ids = changes.map(({ id }) => id);
    const here = new Set(postsHere(ids, parts.rows()).map(({ id }) => id));
    for (const { id, mine } of changes)
      if (!here.has(id) && !(await parts.save(mine)).ok) return false;
    return true;
  }

  async function sendNow(review: Review, way: SendOptions['way']): Promise<void> {
    const client = parts.gitHub();
    if (!client) return;
    const tell = (progress: SendProgress | null) => $step.set({ step: 'sending', progress });
    tell(null);
    unsent = { posts: review.changes, way };
    if (aim === 'take-off' && !(await keepCopies(review))) {
      $step.set(failed('copy'));
      return;
    }
    const outcome = await parts.send(client, review.changes, way, tell);
    // A message about saving would go on to say that readers don't have it.
    if (outcome !== 'busy' && outcome.sent.length > 0) leaveToasts();
    if (outcome === 'busy') await prepare('busy');
    else if (outcome.hasConflicts && outcome.sent.length === 0) await prepare('moved');
    else {
      const mayGo = !asksForTheOtherWay.includes(outcome.problem?.code ?? '');
      unsent = mayGo ? { posts: outcome.left, way } : null;
      $step.set({ step: 'done', outcome });
    }
  }

  const orFailed = (sending: Promise<void>) => sending.catch(() => $step.set(failed('unexpected')));
  return {
    $step,
    prepare: () => prepare(),
    tryAgain: () => orFailed(tryAgain()),
    send: (review: Review, way: SendOptions['way']) => orFailed(sendNow(review, way)),
    /** Sends mine although the repository's file has changed. */
    keepMine: (key: string) => {
      replaced.add(key);
      return prepare();
    },
  };
}

/** What somebody has pressed to send. */
interface Unsent {
  readonly posts: readonly ReviewedPost[];
  readonly way: SendOptions['way'];
}

/** What only the other way to send mends. */
const asksForTheOtherWay: readonly string[] = [
  'protected',
  'no-pull-requests',
] satisfies SendFailure[];

/** Those of these posts that are still to be sent; null where one is no longer what somebody has looked at, or none is left. */
function stillUnsent(posts: readonly ReviewedPost[], review: Review): ReviewedPost[] | null {
  const { changes, same } = review;
  const left = posts.filter(({ id }) => !same.some((post) => post.id === id));
  const now = left.flatMap((post) => changes.find((change) => isSameChange(change, post)) ?? []);
  return now.length > 0 && now.length === left.length ? now : null;
}

const isSameChange = (one: ReviewedPost, other: ReviewedPost) =>
  one.id === other.id && one.hash === other.hash && filesBefore(one) === filesBefore(other);

const filesBefore = ({ change }: ReviewedPost) => JSON.stringify([...change.expected]);

const failed = (problem: Extract<ReviewStep, { step: 'failed' }>['problem']): ReviewStep => ({
  step: 'failed',
  problem,
});

function rowsOf(ids: readonly string[], rows: readonly AdminPost[]): AdminPost[] {
  const byId = new Map(rows.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The posts of this browser among these, as they are stored now. */
export const postsHere = (ids: readonly string[], rows: readonly AdminPost[] = $adminPosts.get()) =>
  rowsOf(ids, rows).filter(({ opened }) => opened !== undefined);
