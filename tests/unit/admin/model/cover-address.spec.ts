import { dataUrlBytes } from '#src/admin/model/cover-address.ts';
import { joinPictures, splitPictures } from '#src/admin/model/in-text.ts';
import { expect, test } from '#tests/support/linear-work.ts';

test('a data URL holds the bytes of its base64, without what fills up its end', () => {
  for (const text of ['', 'c', 'ca', 'cat', 'cats']) {
    const url = `data:image/png;base64,${Buffer.from(text).toString('base64')}`;
    expect(dataUrlBytes(url), url).toBe(text.length);
  }
});

test('data of many equals signs, and a text of many pictures, are read in a time that grows as they do', ({
  expectLinear,
}) => {
  expectLinear((size) => dataUrlBytes(`data:image/png;base64,${'='.repeat(size)}x`), 40_000);
  const read = expectLinear((size) => {
    const picture = (place: number) =>
      `![](data:image/png;base64,${String(place).padStart(6, 'A')})`;
    const text = Array.from({ length: size }, (_, place) => picture(place)).join('');
    const { text: words, images } = splitPictures(text);
    return { isSame: joinPictures(words, images) === text, pictures: images.length };
  }, 4_000);
  expect(read).toEqual({ isSame: true, pictures: 4_000 });
});
