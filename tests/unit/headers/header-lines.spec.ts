import { expect, test } from '@playwright/test';
import { headerLines } from '#src/lib/headers/header-lines.ts';

test('a path stands alone, its headers indented below it', () => {
  expect(headerLines([{ path: '/news', headers: { A: '1', B: '2' } }])).toEqual([
    '/news',
    '  A: 1',
    '  B: 2',
  ]);
});
