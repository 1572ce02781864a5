import type { GitHub } from '#src/admin/publish/github.ts';
import type { FoundPost, ReviewedPost } from '#src/admin/publish/review.ts';
import { commitWords } from '#src/admin/publish/later-words.ts';
import { sendPosts } from '#src/admin/publish/send.ts';
import type { PostChange } from '#src/admin/publish/commits.ts';
import type { SendOptions, SendProgress, SendResult } from '#src/admin/publish/send.ts';
import type { RemoteCommit } from '#src/admin/publish/github-questions.ts';
import { $sent, changeBases, changeSent, sentAfter } from '#src/admin/publish/sent-posts.ts';
import type { SentPost, SentPosts } from '#src/admin/publish/sent-posts.ts';
import { countPosts } from '#src/admin/model/post-count.ts';
import { browserStorage } from '#src/stores/storage-door.ts';

/** What came of sending. */
export interface SendOutcome {
  readonly sent: readonly ReviewedPost[];
  readonly left: readonly ReviewedPost[];
  /** Pages of the commits, or of the pull request. */
  readonly pages: readonly string[];
  /** The commits are there, but no pull request is open for them. */
  readonly isUnopened: boolean;
  /** The repository's files of some posts have changed since the review. */
  readonly hasConflicts: boolean;
  readonly problem: SendResult['problem'];
  /** False if the browser couldn't store what was sent. */
  readonly isNoted: boolean;
}

/** The lock of the one tab that sends. */
const sendingLock = 'bodega-cats:sending';

/**
 * Sends reviewed posts. Each is noted before, so that a tab that dies meanwhile leaves a trace, and again with its commit
 * when GitHub has answered.
 * @returns 'busy' while another tab sends
 */
export async function sendReviewed(
  ...task: Parameters<typeof send>
): Promise<SendOutcome | 'busy'> {
  const locks = browserStorage.locks();
  if (!locks) return send(...task);
  return locks.request(sendingLock, { ifAvailable: true }, (lock) =>
    lock ? send(...task) : Promise.resolve('busy' as const),
  );
}

async function send(
  gitHub: GitHub,
  posts: readonly ReviewedPost[],
  way: SendOptions['way'],
  onProgress: (progress: SendProgress) => void,
): Promise<SendOutcome> {
  const earlier = $sent.get();
  await changeSent((sent) => {
    const notes = posts.map((post) => [post.id, noted(sent, post, null)] as const);
    return new Map([...sent, ...notes]);
  });
  const result = await sendPosts(gitHub, {
    changes: posts.map(({ change }) => change),
    way,
    message: (changes) => messageFor(posts, changes),
    onProgress,
  });
  const pull = result.pullRequest?.url;
  // Without it, commits on a branch of their own lead nowhere. A second try finds them there.
  const isUnopened = way === 'pull-request' && pull === undefined && result.problem !== null;
  const commits = new Map(isUnopened ? [] : result.sent.map(({ id, commit }) => [id, commit]));
  const unsure = new Set(result.problem?.isUncertain === true ? result.problem.ids : []);
  const stored = await changeSent((sent) => {
    const all = new Map(sent);
    for (const post of posts) {
      const { id } = post;
      const commit = commits.get(id);
      const before = earlier.get(id);
      if (commit) all.set(id, noted(sent, post, { ...commit, url: pull ?? commit.url }));
      else if (!unsure.has(id) && before) all.set(id, before);
      else if (!unsure.has(id)) all.delete(id);
    }
    return all;
  });
  const sent = posts.filter(({ id }) => commits.has(id));
  // Nobody knows whether a pull request will be merged: until then the copies here are based on what they were.
  const isChanged = way === 'pull-request' || (await noteInPosts(sent));
  return {
    sent,
    left: posts.filter(({ id }) => !commits.has(id)),
    pages: pull === undefined ? [...new Set([...commits.values()].map(({ url }) => url))] : [pull],
    isUnopened: isUnopened && result.sent.length > 0,
    hasConflicts: result.clashed.length > 0,
    problem: result.problem,
    isNoted: stored.ok && isChanged,
  };
}

/** Notes posts that turn out to be in the repository already, as after a tab that died while it sent them. */
export async function noteFound(posts: readonly FoundPost[]): Promise<void> {
  if (posts.length === 0) return;
  await changeSent((sent) => {
    const unknown = posts.filter(({ id }) => (sent.get(id)?.commit ?? '') === '');
    const notes = unknown.map((post) => [post.id, noted(sent, post, post.commit)] as const);
    return new Map([...sent, ...notes]);
  });
  await noteInPosts(posts);
}

/** Which text the copies here are based on from now on. @returns whether that is stored */
async function noteInPosts(posts: readonly ReviewedPost[]): Promise<boolean> {
  const bases = await changeBases(
    new Map(posts.flatMap(({ id, base }) => (base === null ? [] : [[id, base]]))),
  );
  return bases.ok;
}

/** @param commit null before GitHub has answered */
function noted(
  sent: SentPosts,
  { id, hash, before, path, day }: ReviewedPost,
  commit: RemoteCommit | null,
): SentPost {
  const { oid = '', url = '' } = commit ?? {};
  return sentAfter(sent.get(id), { commit: oid, url, at: Date.now(), hash, path, day }, before);
}

/** Title and text of the commit that makes these changes. */
function messageFor(posts: readonly ReviewedPost[], changes: readonly PostChange[]) {
  const ids = new Set(changes.map(({ id }) => id));
  const these = posts.filter(({ id }) => ids.has(id));
  const line = ({ kind, title }: ReviewedPost) => `${commitWords[kind]} “${title}”`;
  const [first] = these;
  if (first && these.length === 1) return { headline: line(first), body: '' };
  const isOff = these.every(({ kind }) => kind === 'taken-off');
  const word = isOff ? commitWords['taken-off'] : commitWords.new;
  return { headline: `${word} ${countPosts(these.length)}`, body: these.map(line).join('\n') };
}
