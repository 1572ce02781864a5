import { expect, test } from '@playwright/test';
import { auditOutcome } from '#scripts/audit-outcome.ts';

test('high and critical vulnerabilities are serious, and a registry without an answer has found none', () => {
  const counts = { info: 1, low: 2, moderate: 3, high: 4, critical: 5, total: 15 };
  const said = (answer: unknown) => auditOutcome(JSON.stringify(answer));
  expect(said({ metadata: { vulnerabilities: counts } })).toEqual({
    answered: true,
    serious: 9,
    minor: 6,
  });
  for (const answer of [{ error: { code: 'ENOAUDIT' } }, { message: 'no' }, { metadata: {} }])
    expect(said(answer)).toEqual({ answered: false });
  for (const text of ['', '<html>', '{"metadata":'])
    expect(auditOutcome(text)).toEqual({ answered: false });
});
