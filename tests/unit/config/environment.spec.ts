import { expect, test } from '@playwright/test';
import { gitHubApi, vitalsEndpoint } from '#src/config/environment.ts';

test('vitals go to a path on our own host, or nowhere', () => {
  expect(vitalsEndpoint('/vitals')).toBe('/vitals');
  expect(vitalsEndpoint('')).toBeUndefined();
});

test('a vitals endpoint on another host ends the build and says what to write', () => {
  for (const endpoint of ['https://example.com/vitals', '//example.com/vitals', 'vitals'])
    expect(() => vitalsEndpoint(endpoint)).toThrow(
      `PUBLIC_VITALS_ENDPOINT: write a path on our own host, such as "/vitals", not "${endpoint}"`,
    );
});

test('the admin asks github.com, or the GitHub Enterprise that a build names', () => {
  expect(gitHubApi('').href).toBe('https://api.github.com/graphql');
  const own = 'https://github.example.com/api/graphql';
  expect(gitHubApi(own).href).toBe(own);
});

test('an address over which no token may go ends the build and says what to write', () => {
  for (const address of [
    'http://github.example.com/api/graphql',
    'github.example.com/api/graphql',
    'https://user@github.example.com/api/graphql',
    'https://github.example.com/api/graphql; connect-src *',
  ])
    expect(() => gitHubApi(address)).toThrow(
      `PUBLIC_GITHUB_API: write the https address of the GraphQL API, such as "https://github.example.com/api/graphql", not "${address}"`,
    );
});
