/** The one door to build-time settings outside pages (design section 7): nothing else reads `import.meta.env`. */

/**
 * Where web vitals are sent: a path on our own host, since the policy lets pages talk to no other. Unset: no reporter.
 * @throws when the setting is an address elsewhere, which the browser would refuse in silence
 */
export function vitalsEndpoint(): string | undefined {
  const endpoint = import.meta.env.PUBLIC_VITALS_ENDPOINT;
  if (!endpoint) return undefined;
  if (/^\/(?!\/)/.test(endpoint)) return endpoint;
  throw new Error(
    `PUBLIC_VITALS_ENDPOINT: write a path on our own host, such as "/vitals", not "${endpoint}"`,
  );
}
