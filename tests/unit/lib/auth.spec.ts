import { expect, test } from '@playwright/test';
import { isPasswordHash, newSession, sessionTimeLeft } from '#src/lib/auth.ts';

const now = Date.parse('2026-04-30T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const session = (expiresAt: unknown, token: unknown = 'abc') =>
  JSON.stringify({ token, expiresAt });

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
    expect(sessionTimeLeft(stored, now), String(stored)).toBe(0);
  }
});

test('a new session lasts 24 hours', () => {
  const stored = newSession('abc', now);
  expect(JSON.parse(stored)).toEqual({ token: 'abc', expiresAt: now + day });
  expect(sessionTimeLeft(stored, now)).toBe(day);
  expect(sessionTimeLeft(stored, now + day - 1)).toBe(1);
  expect(sessionTimeLeft(stored, now + day)).toBe(0);
  expect(sessionTimeLeft(stored, now + 2 * day)).toBe(0);
});

test('a session that claims to last longer is looked at again after 24 hours', () => {
  expect(sessionTimeLeft(session(now + 100 * day), now)).toBe(day);
});

test('only 64 hexadecimal digits are the hash of a password', () => {
  expect(isPasswordHash('0123456789abcdef'.repeat(4))).toBe(true);
  for (const stored of [null, '', 'a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64), 'A'.repeat(64)]) {
    expect(isPasswordHash(stored), String(stored)).toBe(false);
  }
});
