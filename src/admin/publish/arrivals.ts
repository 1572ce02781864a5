import { $adminPosts } from '#src/admin/model/admin-posts.ts';
import { $answeredAt, $website, loadWebsite } from '#src/admin/publish/website.ts';
import type { Website } from '#src/admin/publish/website.ts';
import { $connection } from '#src/admin/publish/connection.ts';
import { $lookedAt, workOutHashes } from '#src/admin/publish/places.ts';
import type { SentPost } from '#src/admin/publish/sent-posts.ts';
import { $sent, changeBases, changeSent, readSentPosts } from '#src/admin/publish/sent-posts.ts';
import {
  isAwaited,
  isLate,
  isPullRequest,
  isSettled,
  nextLook,
} from '#src/admin/publish/status.ts';
import type { ArrivalNews } from '#src/admin/publish/arrival-news.ts';
import { newYorkDay } from '#src/lib/posts/dates.ts';
import { reloadBuiltInPosts } from '#src/stores/built-in-posts.ts';

let followers = 0;
let stops: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the website what it serves, and again at growing intervals while something is on its way. Says when it is there,
 * or that it should be.
 * @returns what ends it
 */
export function followWebsite(): () => void {
  followers += 1;
  if (followers === 1) {
    readSentPosts();
    // A hidden tab's timers are late, and what waits for a day or a person has none.
    const returned = () => {
      if (!document.hidden) void lookAtWebsite();
    };
    document.addEventListener('visibilitychange', returned);
    addEventListener('online', returned);
    stops = [
      () => document.removeEventListener('visibilitychange', returned),
      () => removeEventListener('online', returned),
      $adminPosts.subscribe((posts) => void workOutHashes(posts)),
      $sent.listen(planLook),
    ];
    void lookAtWebsite();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/** Plans the next look by what was sent last. What waits for its day or for somebody who merges it needs none. */
function planLook() {
  clearTimeout(timer);
  const now = Date.now();
  const pauses = awaited().flatMap(({ sent }) =>
    isDue(sent) ? (nextLook(now - sent.at) ?? []) : [],
  );
  if (pauses.length > 0 && followers > 0)
    timer = setTimeout(() => void lookAtWebsite(), Math.min(...pauses));
}

const isDue = ({ day, url }: SentPost) =>
  !isPullRequest(url) && (day === null || day <= newYorkDay(new Date()));

const servedOf = (website: Website | null, id: string) =>
  website === null ? undefined : (website.get(id)?.hash ?? null);

/** What is on its way, as far as is known. */
const awaited = () =>
  [...$sent.get()]
    .map(([id, sent]) => ({ id, sent }))
    .filter(({ id, sent }) => isAwaited(sent, servedOf($website.get(), id)));

let looks = 0;

/** Asks the website what it serves now, and says what has changed. A later look does what an earlier one has not done. */
export async function lookAtWebsite() {
  looks += 1;
  const mine = looks;
  readSentPosts();
  const lastAnswer = $answeredAt.get();
  const before = awaited();
  const website = await loadWebsite();
  if (mine !== looks) return;
  $lookedAt.set(Date.now());
  const today = newYorkDay(new Date());
  const arrived = before.filter(({ id, sent }) => servedOf(website, id) === sent.hash);
  const late = awaited().filter(
    ({ sent }) => isLate(sent, today, $answeredAt.get()) && !isLate(sent, today, lastAnswer),
  );
  if (website !== null) await settle(website);
  planLook();
  // Where a screen has just been opened, its rows say what is late.
  const newlyLate = lastAnswer === 0 ? [] : late;
  await tell({
    live: onOrOff(arrived, false),
    off: onOrOff(arrived, true),
    late: onOrOff(newlyLate, false),
    lateOff: onOrOff(newlyLate, true),
  });
  await tell({ closed: await closedRequests() });
}

async function tell(news: ArrivalNews) {
  if (Object.values(news).some(({ length }) => length > 0)) (await seldom())?.tellArrivals(news);
}

/** What few looks need. Without a connection, rows say it. */
const seldom = () => import('#src/admin/publish/arrival-news.ts').catch(() => null);

/**
 * Looks what has become of pull requests, where GitHub can be asked.
 * @returns the ids of posts whose pull request was closed
 */
async function closedRequests(): Promise<readonly string[]> {
  const isAsked =
    $connection.get() !== null && awaited().some(({ sent }) => isPullRequest(sent.url));
  if (!isAsked) return [];
  const found = await seldom();
  return found ? found.lookAtPullRequests() : [];
}

/** Forgets what has arrived, or was overtaken; local copies are based on what was sent from then on. */
async function settle(website: Website) {
  const settled = [...$sent.get()].filter(([id, sent]) => isSettled(sent, servedOf(website, id)));
  if (settled.length === 0) return;
  const noted = await changeBases(
    new Map(settled.flatMap(([id, { hash }]) => (hash === null ? [] : [[id, hash]]))),
  );
  if (!noted.ok) return;
  await changeSent(
    (sent) => new Map([...sent].filter(([id, one]) => !isSettled(one, servedOf(website, id)))),
  );
  await reloadBuiltInPosts();
}

type Arrival = ReturnType<typeof awaited>[number];

/** Those that readers are to see, or those that they aren't. */
const onOrOff = (posts: readonly Arrival[], isOff: boolean) =>
  posts.filter(({ sent }) => (sent.hash === null) === isOff).map(({ id }) => id);
