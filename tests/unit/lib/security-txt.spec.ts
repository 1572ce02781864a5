import { expect, test } from '@playwright/test';
import { securityTxt } from '#src/lib/security-txt.ts';

test('security.txt names our address, and expires within a year of the build', () => {
  expect(securityTxt(new Date('2026-11-23T02:00:00Z'))).toBe(
    `Contact: mailto:hello@bodegacatsofnewyork.com
Expires: 2027-10-19T02:00:00.000Z
Preferred-Languages: en
Canonical: https://bodegacatsofnewyork.com/.well-known/security.txt
`,
  );
});
