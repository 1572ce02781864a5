import { expect, test } from '@playwright/test';
import { $toasts, closeToast, hideToasts, showToast } from '#src/stores/toasts.ts';

const saved = { kind: 'success', title: 'Success', text: 'Image updated successfully' } as const;
const failed = { kind: 'error', title: 'Error', text: 'File size must be less than 5MB' } as const;

// Other files of the same worker show messages too.
test.beforeEach(() => $toasts.set([]));

test('messages stand oldest first, and one is closed without the others', () => {
  showToast(saved);
  showToast(failed);
  showToast(saved);
  expect($toasts.get().map(({ title }) => title)).toEqual(['Success', 'Error', 'Success']);

  const [first, second] = $toasts.get();
  closeToast(first?.id ?? -1);
  expect($toasts.get()).toHaveLength(2);
  expect($toasts.get()[0]).toEqual({ ...failed, id: second?.id });
  closeToast(-1);
  expect($toasts.get()).toHaveLength(2);
});

test('each message has an id of its own, also after others are gone', () => {
  const before = new Set($toasts.get().map(({ id }) => id));
  for (const { id } of $toasts.get()) closeToast(id);
  showToast(saved);
  const [only] = $toasts.get();
  expect(only).toMatchObject(saved);
  expect(before.has(only?.id ?? -1)).toBe(false);
});

test('hidden messages are gone, and those that stay until they are closed come back', () => {
  showToast(saved);
  showToast(failed);
  showToast({ ...saved, title: 'Kept nowhere else', isLasting: true });
  const bringBack = hideToasts();
  expect($toasts.get()).toEqual([]);
  showToast({ ...saved, title: 'New' });
  bringBack();
  expect($toasts.get().map(({ title }) => title)).toEqual(['Error', 'Kept nowhere else', 'New']);
});
