import { gitHubApiAddress } from '#src/config/repository.ts';

/** Outside of pages, only this file reads `import.meta.env`: unit tests can't import a module that does. */

/**
 * Where web vitals are sent: a path on our own host, because the policy allows no other. If unset, there is no
 * reporter.
 * @throws when the setting is an address on another host, which the browser would refuse without a word
 */
export function vitalsEndpoint(
  endpoint = import.meta.env.PUBLIC_VITALS_ENDPOINT,
): string | undefined {
  if (!endpoint) return undefined;
  if (/^\/(?!\/)/.test(endpoint)) return endpoint;
  throw new Error(
    `PUBLIC_VITALS_ENDPOINT: write a path on our own host, such as "/vitals", not "${endpoint}"`,
  );
}

/**
 * The GraphQL address of GitHub that the admin publishes to, of GitHub Enterprise if the build says so.
 * @throws when the setting is no https address, over which a token must never go
 */
export function gitHubApi(address = import.meta.env.PUBLIC_GITHUB_API): URL {
  if (!address) return new URL(gitHubApiAddress);
  if (/^https:\/\/[\w.-]+(?::\d+)?\/[\w/.-]+$/.test(address)) return new URL(address);
  throw new Error(
    `PUBLIC_GITHUB_API: write the https address of the GraphQL API, such as "https://github.example.com/api/graphql", not "${address}"`,
  );
}
