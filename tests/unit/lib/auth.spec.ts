import { expect, test } from '@playwright/test';
import { isSessionLive } from '#src/lib/auth.ts';

const now = Date.parse('2026-04-30T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const session = (expiresAt: unknown, token: unknown = 'abc') =>
  JSON.stringify({ token, expiresAt });

test('a session is live until its expiry, 24 hours after login (spec section 9)', () => {
  expect(isSessionLive(session(now + day), now)).toBe(true);
  expect(isSessionLive(session(now + day), now + day - 1)).toBe(true);
  expect(isSessionLive(session(now + day), now + day)).toBe(false);
  expect(isSessionLive(session(now - 1), now)).toBe(false);
});

test('what is missing or damaged is no session', () => {
  for (const stored of [
    null,
    '',
    '{',
    'null',
    '[]',
    '"abc"',
    session(undefined),
    session(String(now + day)),
    session(null),
    session(now + day, ''),
    session(now + day, 7),
    session(now + day, null),
  ]) {
    expect(isSessionLive(stored, now), String(stored)).toBe(false);
  }
});
