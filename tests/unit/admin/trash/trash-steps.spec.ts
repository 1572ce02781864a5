import { expect, test } from '@playwright/test';
import type { TrashedPost } from '#src/admin/trash/trash-entry.ts';
import { restoredAlone } from '#src/admin/trash/trash-steps.ts';

const gone = (id: string) => ({ kind: 'post', raw: { id, title: id } }) as TrashedPost;

test('one post that came back as itself can be edited at once, several or a copy can’t', () => {
  expect(restoredAlone([gone('boka')], 0)).toBe('boka');
  expect(restoredAlone([gone('boka')], 1)).toBeUndefined();
  expect(restoredAlone([gone('boka'), gone('coco')], 0)).toBeUndefined();
});
