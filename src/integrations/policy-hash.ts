import { createHash } from 'node:crypto';

/** The hash that allows an inline script or style in a page's policy. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
