import { expect, test } from '@playwright/test';
import { sendMessages } from '#src/admin/publish/later-words.ts';
import { whatNext } from '#src/admin/publish/what-next.ts';

const { build, merge, next } = sendMessages;
const now = { hash: 'a', day: null };
const off = { hash: null, day: null };
const on = (day: string) => ({ hash: 'a', day });

test('what comes after sending is said as it will be, with the day that is to come', () => {
  expect(whatNext([on('2026-11-30')], false)).toBe(
    'Readers have it from November 30, 2026: the website makes its pages anew that day by itself.',
  );
  expect(whatNext([on('2026-11-30'), on('2026-11-30')], true)).toBe(
    `${merge} ${next.later('November 30, 2026')}`,
  );
  expect(whatNext([on('2026-11-30'), on('2026-12-01')], false)).toBe(next.days);
  expect(whatNext([now, now], false)).toBe(`${build} ${next.live}`);
  expect(whatNext([off], true)).toBe(`${merge} ${build} ${next.off}`);
  for (const other of [off, on('2026-11-30')])
    expect(whatNext([now, other], false)).toBe(`${build} ${next.mixed}`);
});
