/** One way in which a request fails. */
export interface Fault {
  /** Status, body and headers of the answer, if there is one. */
  readonly answer: readonly [number, unknown, Readonly<Record<string, string>>?];
  /** What was asked for is done all the same. */
  readonly isDone?: boolean;
  /** The connection breaks before the answer. */
  readonly isCut?: boolean;
  /** No answer ever comes. */
  readonly isSilent?: boolean;
}

const refusal = (status: number, message: string, page = 'graphql') =>
  [
    status,
    { message, documentation_url: `https://docs.github.com/${page}`, status: String(status) },
  ] as const;
const error = (type: string, message: string) =>
  [200, { data: null, errors: [{ type, message }] }] as const;
const none = [0, null] as const;
const gateway = '<html><head><title>502 Bad Gateway</title></head><body></body></html>';

/** What GitHub answers when something is wrong, as documented and as others met it. */
export const faults = {
  badCredentials: { answer: refusal(401, 'Bad credentials') },
  forbidden: { answer: refusal(403, 'Resource not accessible by personal access token') },
  /** A token that an organization has not let in. */
  organization: {
    answer: error(
      'FORBIDDEN',
      'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    ),
  },
  notFound: {
    answer: error('NOT_FOUND', "Could not resolve to a Repository with the name 'a/b'."),
  },
  stale: {
    answer: error(
      'STALE_DATA',
      'Expected branch to point to "a" but it did not.  Pull and try again.',
    ),
  },
  protected: {
    answer: error(
      'BRANCH_PROTECTION_RULE_VIOLATION',
      'Changes must be made through a pull request.',
    ),
  },
  ruleset: {
    answer: error(
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    ),
  },
  /** The hourly limit: the status stays 200. */
  rateLimit: {
    answer: [
      ...error('RATE_LIMITED', 'API rate limit already exceeded for user ID 1.'),
      { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '2000000000' },
    ],
  },
  /** The same as it was met in 2026. */
  rateLimitByCode: {
    answer: [
      200,
      {
        errors: [
          {
            type: 'RATE_LIMIT',
            code: 'graphql_rate_limit',
            message: 'API rate limit already exceeded for user ID 1.',
          },
        ],
      },
      { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '2000000000' },
    ],
  },
  secondaryLimit: {
    answer: [
      ...refusal(
        403,
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        'rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      ),
      { 'Retry-After': '60' },
    ],
  },
  tooLarge: { answer: refusal(413, 'Payload too large') },
  badGateway: { answer: [502, gateway] },
  timedOut: {
    answer: [
      504,
      {
        message:
          "We couldn't respond to your request in time. Sorry about that. Please try resubmitting your request and contact us if the problem persists.",
      },
    ],
  },
  /** A fault inside GitHub, told with status 200. */
  wentWrong: {
    answer: [
      200,
      {
        data: null,
        errors: [
          {
            message:
              'Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug. Please include `0000:0000` when reporting this issue.',
          },
        ],
      },
    ],
  },
  refused: { answer: error('UNPROCESSABLE', 'The repository is locked for a moment.') },
  noJson: { answer: [200, '<html></html>'] },
  cut: { answer: none, isCut: true },
  cutWhenDone: { answer: none, isCut: true, isDone: true },
  badGatewayWhenDone: { answer: [502, gateway], isDone: true },
  silent: { answer: none, isSilent: true },
  silentWhenDone: { answer: none, isSilent: true, isDone: true },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
