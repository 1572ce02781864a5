import type { gitHubFailures } from '#src/admin/publish/later-words.ts';
import { gitHubLimits } from '#src/admin/publish/limits.ts';

/** Why GitHub did not do what it was asked for; the others are of sending alone. */
export type GitHubFailure = Exclude<keyof typeof gitHubFailures, 'moving' | 'no-pull-requests'>;

/** What went wrong, for a sentence. */
export interface GitHubProblem<Code extends string = GitHubFailure> {
  readonly code: Code;
  /** GitHub's own words; '' if it said none. */
  readonly message: string;
  /** From when on GitHub answers again, in milliseconds since 1970; only with 'limited'. */
  readonly retryAt: number | null;
}

export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & GitHubProblem);

export const answered = <Value>(value: Value) => ({ ok: true, value }) as const;
export const problem = <Code extends string>(
  code: Code,
  message = '',
  retryAt: number | null = null,
) => ({ ok: false, code, message, retryAt }) as const;

interface ToldError {
  readonly type?: string;
  readonly message?: string;
}

/**
 * What an answer says. GitHub's status is 200 where a limit is met or a right is missing too.
 * @param now milliseconds since 1970
 */
export function readAnswer<Data>(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
  now: number,
): Answer<Data> {
  const told = toldIn(text);
  const errors = told?.errors ?? [];
  const message = errors[0]?.message ?? told?.message ?? '';
  if (isLimited(status, headers, errors, message))
    return problem('limited', message, retryTime(headers, now));
  if (status === 401) return problem('unauthorized', message);
  if (status === 403) return problem(refusalOf(message), message);
  if (status === 413) return problem('too-large', message);
  if (status !== 200 || told === null) return problem('broken', message);
  const [first] = errors;
  if (first) return problem(failureOf(first), message);
  return told.data ? answered(told.data as Data) : problem('broken', message);
}

interface Told {
  readonly data?: unknown;
  readonly errors?: readonly ToldError[];
  readonly message?: string;
}

function toldIn(text: string): Told | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === 'object' ? told : null;
  } catch {
    return null;
  }
}

function isLimited(
  status: number,
  headers: Headers,
  errors: readonly ToldError[],
  message: string,
): boolean {
  if (status === 429 || /rate limit/i.test(message)) return true;
  if (status === 403 && headers.has('retry-after')) return true;
  return errors.some(({ type }) => type === 'RATE_LIMITED' || type === 'RATE_LIMIT');
}

/** When to ask again, in the order that GitHub's documentation gives. */
function retryTime(headers: Headers, now: number): number {
  const seconds = Number(headers.get('retry-after'));
  if (seconds > 0) return now + seconds * 1000;
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  return isUsedUp && reset > now ? reset : now + gitHubLimits.limitPause;
}

/** Types are GitHub's. Where a fault has none, and for rulesets, which share one with others, its words decide. */
function failureOf({ type, message = '' }: ToldError): GitHubFailure {
  if (type === 'STALE_DATA') return 'stale';
  if (type === 'NOT_FOUND') return message.includes('to a Repository') ? 'not-found' : 'no-branch';
  if (type === 'BRANCH_PROTECTION_RULE_VIOLATION') return 'protected';
  if (/rule violations|protected branch/i.test(message)) return 'protected';
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return refusalOf(message);
  return /something went wrong|respond to your request in time|timed? ?out/i.test(message)
    ? 'broken'
    : 'refused';
}

/** A right is missing; or something else is, such as an organization's approval, which only GitHub's words name. */
function refusalOf(message: string): GitHubFailure {
  if (message === '' || message.includes('not accessible')) return 'forbidden';
  return message.includes('correct permissions') ? 'role' : 'refused';
}
