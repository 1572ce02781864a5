import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { addPicture, joinPictures, splitPictures } from '#src/admin/model/in-text.ts';

const cat = 'data:image/webp;base64,UklGRlYAAABXRUJQ';
const dog = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

test('pictures stand in the text by number, their data beside it', () => {
  const content = `One.\n\n![Olga](${cat})\n\nTwo ![](${dog} "A title") and ![again](<${cat}>).`;
  const split = splitPictures(content);
  expect(split).toEqual({
    text: 'One.\n\n![Olga](image:1)\n\nTwo ![](image:2 "A title") and ![again](<image:1>).',
    images: [cat, dog],
  });
  expect(joinPictures(split.text, split.images)).toBe(content);
});

test('a type with a digit in its name is a picture too', () => {
  const url = 'data:image/jp2;base64,AAAA';
  expect(splitPictures(`![A cat](${url})`)).toEqual({ text: '![A cat](image:1)', images: [url] });
});

test('a picture named by reference is one too', () => {
  const split = splitPictures(`![Olga][1]\n\n[1]: ${cat} 'Olga'`);
  expect(split.text).toBe("![Olga][1]\n\n[1]: image:1 'Olga'");
  expect(joinPictures(split.text, split.images)).toContain(cat);
});

test('a text without pictures, and a number without data, stay as they are', () => {
  for (const text of ['', 'Plain.', '![a](image:7)', '![a](/art/cat.svg)', 'See image:1 above.']) {
    expect(splitPictures(text)).toEqual({ text, images: [] });
    expect(joinPictures(text, [])).toBe(text);
  }
  expect(joinPictures('![a](image:7)', [cat])).toBe('![a](image:7)');
  expect(joinPictures('Say image:1, and ![a](image:10).', [cat])).toBe(
    'Say image:1, and ![a](image:10).',
  );
});

test('a text that is put into another one gets numbers that are free there, and shares its pictures', () => {
  const into = { text: 'See ![](image:1), ![](image:2).', images: ['', cat] };
  expect(splitPictures(`![Dog](${dog}) ![Cat](${cat}) ![](image:3)`, into)).toEqual({
    text: '![Dog](image:4) ![Cat](image:2) ![](image:3)',
    images: ['', cat, '', dog],
  });
});

test('a number that the text names already never becomes another picture', () => {
  const content = `![gone](image:1) ![Olga](${cat})`;
  const split = splitPictures(content);
  expect(split).toEqual({ text: '![gone](image:1) ![Olga](image:2)', images: ['', cat] });
  expect(joinPictures(split.text, split.images)).toBe(content);
  expect(addPicture({ text: '![gone](image:1)', images: [] }, dog)).toEqual({
    images: ['', dog],
    name: 'image:2',
  });
});

test('a picture that the text no longer names is dropped when joined, but keeps its number until then', () => {
  const first = addPicture({ text: '', images: [] }, cat);
  const second = addPicture({ text: '', images: first.images }, dog);
  expect([first.name, second.name]).toEqual(['image:1', 'image:2']);
  expect(joinPictures('![b](image:2)', second.images)).toBe(`![b](${dog})`);
  expect(addPicture({ text: '', images: second.images }, cat).name).toBe('image:1');
});

test('every text comes back exactly', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(cat, dog, '![', '](', '](<', ')', ']: ', 'image:', 'image:1', 'image:2', '\n'),
    fc.constantFrom(`![x](${cat})`, `![y](<${dog}>)`, `[1]: ${cat}`, '![z](image:3)', '$1', '$&'),
    fc.nat({ max: 12 }).map(String),
  );
  const content = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(content, (text) => {
      const split = splitPictures(text);
      return joinPictures(split.text, split.images) === text;
    }),
    { numRuns: 3000 },
  );
});

test('two million signs of pictures are split and joined in a moment', () => {
  const large = `data:image/webp;base64,${'A'.repeat(370_000)}`;
  const content = Array.from({ length: 6 }, (_, n) => `Words. ![a](${large}${n})`).join('\n\n');
  const split = splitPictures(content);
  expect(split.text.length).toBeLessThan(200);
  expect(joinPictures(split.text, split.images)).toBe(content);
});
