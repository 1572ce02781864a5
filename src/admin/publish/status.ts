import type { placeLabels } from '#src/admin/model/words.ts';
import { publishLimits } from '#src/admin/publish/limits.ts';
import type { SentPost } from '#src/admin/publish/sent-posts.ts';
import type { placeDetails, publishNames } from '#src/admin/publish/words.ts';
import { isOut } from '#src/lib/posts/dates.ts';

/** Who can see a post. */
export type PostStatus = keyof typeof placeLabels;

/** What is known of a post. Texts are compared by their hashes. */
export interface KnownPost {
  /** The text in this browser; null if it has none, '' while it isn't known. */
  readonly here: string | null;
  /** The website's text that the one here was taken from, or last sent as. */
  readonly basedOn: string | null;
  /** What the website serves; null for nothing, undefined while nobody knows. */
  readonly served: string | null | undefined;
  /** What was sent last and hasn't arrived, as far as this browser knows. */
  readonly sent: SentPost | null;
}

/** Where a post stands, by the three texts: as it was taken or sent, as it is here, and as the website has it. */
export function postStatus({ here, basedOn, served, sent }: KnownPost): PostStatus {
  if (isAwaited(sent, served)) return 'on-its-way';
  if (here === null) return 'none';
  if (served === undefined) return 'unknown';
  if (served === null) return basedOn === null ? 'only-here' : 'taken-off';
  // What can't be compared yet says nothing. Above, there is nothing to compare.
  if (here === '') return 'unknown';
  if (served === here) return 'live';
  return basedOn === null || served === basedOn ? 'live-changed' : 'live-newer';
}

/** Whether something was sent, and the website still serves what it served before. */
export function isAwaited(sent: SentPost | null, served: string | null | undefined): boolean {
  return sent !== null && sent.commit !== '' && !isSettled(sent, served);
}

/** Whether the website serves what was sent, or has gone on to something else. */
export const isSettled = (sent: SentPost, served: string | null | undefined): boolean =>
  served !== undefined && (served === sent.hash || !sent.before.includes(served));

/** What a status alone doesn't say. */
export type StatusDetail = keyof typeof placeDetails;

/** Whether a post's day is still to come. What was taken off comes out on no day. */
export const isToCome = (date: string, place: { status: PostStatus } | undefined, now: Date) =>
  !isOut(date, now) && place?.status !== 'taken-off';

/** When something is looked at. */
interface Moment {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** When the website last said what it serves, in milliseconds since 1970; 0 before. */
  readonly answeredAt: number;
  /** The website was asked, be it in vain. */
  readonly hasAsked: boolean;
}

/** What has to be said beside the status; null where it says enough. */
export function statusDetail(
  known: KnownPost,
  { today, answeredAt, hasAsked }: Moment,
): StatusDetail | null {
  const { here, basedOn, served, sent } = known;
  const status = postStatus(known);
  if (status === 'unknown' && !hasAsked) return 'asking';
  if (status === 'live-newer') return here === basedOn ? null : 'both-changed';
  if (sent === null || isSettled(sent, served)) return null;
  if (sent.commit === '') return 'cut-off';
  const isOff = sent.hash === null;
  if (isPullRequest(sent.url)) return isOff ? 'to-merge-off' : 'to-merge';
  if (sent.day !== null && sent.day > today) return 'waits';
  if (isLate(sent, today, answeredAt)) return isOff ? 'late-off' : 'late';
  return isOff ? 'going-off' : null;
}

/** Whether the page of what was sent is a pull request's, not a commit's. */
export const isPullRequest = (url: string): boolean => /\/pull\/\d+$/.test(url);

/** Whether it should have been there when the website last answered. A pull request waits as long as it takes. */
export const isLate = ({ at, day, url }: SentPost, today: string, answeredAt: number): boolean =>
  !isPullRequest(url) &&
  (day === null || day < today) &&
  answeredAt - at >= publishLimits.lateAfter;

/** Whether the text here is no longer the one that is on its way. */
export const isChangedSince = ({ here, sent, served }: KnownPost): boolean =>
  sent !== null &&
  isAwaited(sent, served) &&
  sent.hash !== null &&
  here !== null &&
  // Not worked out yet.
  here !== '' &&
  here !== sent.hash;

/** What the actions of a post are chosen by. */
export interface PlacedStatus {
  readonly status: PostStatus;
  readonly detail: StatusDetail | null;
  /** As `isChangedSince` says. */
  readonly isChanged: boolean;
}

const endless: readonly (StatusDetail | null)[] = ['late', 'late-off', 'going-off'];

/** Whether somebody may want to send a post: readers don't have it, and it isn't on its way as it is here. */
function canPublish({ status, detail, isChanged }: PlacedStatus): boolean {
  if (status === 'on-its-way') return isChanged || endless.includes(detail);
  return status === 'unknown'
    ? detail !== 'asking'
    : status === 'only-here' || status === 'taken-off' || status === 'live-changed';
}

/** What can be done with a post and the website. */
export type PublishAim = keyof typeof publishNames;

/** The same for one post, in the order of the buttons. */
export const placeAims = (place: PlacedStatus): readonly PublishAim[] => [
  ...(canPublish(place) ? (['publish'] as const) : []),
  ...(place.status === 'live-newer' ? (['newer'] as const) : []),
  ...(canTakeOff(place) ? (['take-off'] as const) : []),
];

/** Whether a post counts as only here, or changed here, where all of these are offered at once. */
export const isWaiting = ({ status, isChanged }: PlacedStatus): boolean =>
  status === 'only-here' || status === 'live-changed' || isChanged;

/** Whether readers see something of the post, or will. */
const canTakeOff = ({ status, detail }: PlacedStatus): boolean =>
  status !== 'only-here' &&
  status !== 'taken-off' &&
  status !== 'unknown' &&
  detail !== 'going-off' &&
  detail !== 'to-merge-off';

/** Whether what is on its way takes the post off the website. */
export const isGoingOff = ({ detail }: Pick<PlacedStatus, 'detail'>): boolean =>
  detail === 'going-off' || detail === 'late-off' || detail === 'to-merge-off';

/**
 * When to ask the website again: after pauses that grow with the time since something was sent.
 * @param elapsed milliseconds since it was sent; less than 0 where the clock was set back
 * @returns milliseconds; null when it has been long enough
 */
export function nextLook(elapsed: number): number | null {
  const { lateAfter, firstLook, longestPause } = publishLimits;
  if (elapsed >= lateAfter) return null;
  const pause = Math.min(Math.max(elapsed / 2, firstLook), longestPause);
  return Math.min(pause, lateAfter - Math.max(elapsed, 0));
}
