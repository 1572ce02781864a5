import { expect, test } from '@playwright/test';
import { leaveGuard } from '#src/admin/safety/leave-guard.ts';

/** A page that records when it flushed. With `isUnkept`, no store takes its text. */
function openPage(isUnkept = false) {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  });
  let flushes = 0;
  const watch = leaveGuard({
    page: () => page,
    document: () => document,
    flush: () => (flushes += 1),
    hasUnkeptText: () => isUnkept && flushes > 0,
  });
  const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { page, document, watch, leave, flushes: () => flushes };
}

test('leaving asks only while some text is in no store, and tries once more before it asks', () => {
  const kept = openPage();
  kept.watch();
  expect(kept.leave()).toBe(false);
  expect(kept.flushes()).toBe(1);
  const unkept = openPage(true);
  unkept.watch();
  expect(unkept.leave()).toBe(true);
});

test('a page that hides or goes keeps what was typed, one that comes back does nothing', () => {
  const { page, document, watch, flushes } = openPage();
  watch();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flushes()).toBe(0);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flushes()).toBe(1);
  page.dispatchEvent(new Event('pagehide'));
  expect(flushes()).toBe(2);
});

test('it goes on watching when the editor is closed, and asks once however many editors there were', () => {
  const { page, watch, leave, flushes } = openPage(true);
  watch();
  watch();
  page.dispatchEvent(new Event('pagehide'));
  expect(flushes()).toBe(1);
  expect(leave()).toBe(true);
});
