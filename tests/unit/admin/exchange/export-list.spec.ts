import { expect, test } from '@playwright/test';
import { exportFileName, exportStored } from '#src/admin/exchange/export-posts.ts';

test('the stored list is given as it is, indented by two spaces', () => {
  const text = '[{"id":1,"title":"A","__proto__":{"a":[]},"mood":null},3]';
  expect(exportStored(text)).toBe(`[
  {
    "id": 1,
    "title": "A",
    "__proto__": {
      "a": []
    },
    "mood": null
  },
  3
]`);
  expect(exportStored(null)).toBe('[]');
});

test('damaged data, and lists too deep to be written, are given byte for byte', () => {
  expect(exportStored('[{"title":"Cut o')).toBe('[{"title":"Cut o');
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(exportStored(deep)).toBe(deep);
});

test('the file is named by the day', () => {
  expect(exportFileName('2026-11-21')).toBe('bodega-cats-posts-2026-11-21.json');
});
