import { createHash } from 'node:crypto';

/** The hash by which a page's policy knows an inline script or style. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
