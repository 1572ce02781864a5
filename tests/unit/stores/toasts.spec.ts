import { expect, test } from '@playwright/test';
import {
  $toasts,
  closeToast,
  hideToasts,
  leaveErrors,
  leaveToasts,
  showToast,
} from '#src/stores/toasts.ts';

const saved = { kind: 'success', title: 'Success', text: 'Image updated successfully' } as const;
const failed = { kind: 'error', title: 'Error', text: 'File size must be less than 5MB' } as const;
const lasting = { ...failed, title: 'Kept nowhere else', isLasting: true };
const titles = () => $toasts.get().map(({ title }) => title);

// Other files of the same worker show messages too.
test.beforeEach(() => $toasts.set([]));

test('a message takes the place of the one before, an error too, and has an id of its own', () => {
  const first = showToast(failed);
  const second = showToast(saved);
  expect(second).not.toBe(first);
  expect($toasts.get()).toEqual([{ ...saved, id: second }]);
  closeToast(first);
  expect(titles()).toEqual(['Success']);
  closeToast(second);
  expect(titles()).toEqual([]);
});

test('a lasting message waits below later ones until it is closed', () => {
  const id = showToast(lasting);
  showToast(saved);
  showToast(failed);
  expect(titles()).toEqual(['Kept nowhere else', 'Error']);
  closeToast(id);
  expect(titles()).toEqual(['Error']);
});

test('what succeeds without a message takes an error away, and nothing else', () => {
  showToast(saved);
  leaveErrors();
  expect(titles()).toEqual(['Success']);
  showToast(lasting);
  showToast(failed);
  leaveErrors();
  leaveErrors();
  expect(titles()).toEqual(['Kept nowhere else']);
});

test('with the screen its message goes, a lasting one stays; after Logout none does', () => {
  showToast(lasting);
  showToast(saved);
  leaveToasts();
  expect(titles()).toEqual(['Kept nowhere else']);
  hideToasts();
  expect(titles()).toEqual([]);
});
