import { expect, test } from '@playwright/test';
import { dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { joinPictures, splitPictures } from '#src/admin/model/in-text.ts';
import { expectLinear } from '#tests/support/linear-work.ts';

test('a data URL holds the bytes of its base64, without what fills up its end', () => {
  for (const text of ['', 'c', 'ca', 'cat', 'cats']) {
    const url = `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
    expect(dataUrlBytes(url), url).toBe(text.length);
  }
});

test('data of many equals signs, and a text of many pictures, are read in a time that grows as they do', () => {
  expectLinear((size) => dataUrlBytes(`data:image/png;base64,${'='.repeat(size)}x`), 400_000);
  expectLinear((size) => {
    const picture = (place: number) =>
      `![](data:image/png;base64,${String(place).padStart(6, 'A')})`;
    const text = Array.from({ length: size }, (_, place) => picture(place)).join('');
    const split = splitPictures(text);
    expect(split.images).toHaveLength(size);
    expect(joinPictures(split.text, split.images)).toBe(text);
  }, 40_000);
});
