import { expect, test } from '@playwright/test';
import { isQuotaError } from '#src/admin/storage/quota-error.ts';

test('a full storage is recognised by every name and number it bears', () => {
  class QuotaExceededError extends Error {
    override name = 'QuotaExceededError';
  }
  const full = [
    new DOMException('', 'QuotaExceededError'),
    new QuotaExceededError(),
    { name: 'NS_ERROR_DOM_QUOTA_REACHED' },
    { name: 'QUOTA_EXCEEDED_ERR' },
    { name: 'Error', code: 22 },
    { code: 1014 },
  ];
  expect(full.map(isQuotaError)).toEqual(full.map(() => true));
});

test('any other error is another one', () => {
  const others = [
    new DOMException('', 'SecurityError'),
    new TypeError(),
    { code: 18 },
    null,
    undefined,
    'QuotaExceededError',
    22,
  ];
  expect(others.map(isQuotaError)).toEqual(others.map(() => false));
});
