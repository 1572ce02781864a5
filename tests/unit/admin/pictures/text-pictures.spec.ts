import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { pictureMarkdown } from '#src/admin/model/picture-words.ts';
import { picturesInText, withWords } from '#src/admin/pictures/text-pictures.ts';

test('signs and line ends in a description or a caption don’t break the picture', () => {
  const words = { alt: ' A [black]\n cat\\ ', caption: ' “Boss”, or "boss"\\\n' };
  expect(pictureMarkdown(words, 'image:2')).toBe(
    '![A \\[black\\] cat\\\\](image:2 "“Boss”, or \\"boss\\"\\\\")',
  );
  expect(pictureMarkdown({ alt: '', caption: '' }, 'image:2')).toBe('![](image:2)');
});

test('any words are found again as they were typed', () => {
  const words = fc
    .string({ maxLength: 40, unit: 'binary' })
    .map((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim());
  fc.assert(
    fc.property(words, words, (alt, caption) => {
      const [found] = picturesInText(pictureMarkdown({ alt, caption }, 'image:1'));
      expect(found).toMatchObject({ alt, caption, address: 'image:1' });
    }),
    { numRuns: 500 },
  );
});

const text = [
  'Before ![one](/a.png) and ![two](</b c.png> (In brackets)).',
  '',
  '`![code](/x.png)` ![by name][n]',
  '',
  '    ![more code](/y.png)',
  '',
  "[![in a link](image:3 'Three')](/shop) ![with ![another](/e.png) in it](/d.png)",
  '',
  '[n]: /n.png',
].join('\n');

test('every picture that readers see is found with its words, and none in code', () => {
  expect(picturesInText(text)).toEqual([
    expect.objectContaining({ alt: 'one', caption: '', address: '/a.png' }),
    expect.objectContaining({ alt: 'two', caption: 'In brackets', address: '</b c.png>' }),
    expect.objectContaining({ alt: 'in a link', caption: 'Three', address: 'image:3' }),
    expect.objectContaining({ alt: 'with ![another](/e.png) in it', address: '/d.png' }),
  ]);
});

test('other words change their own picture only, and the same words nothing', () => {
  const pictures = picturesInText(text);
  expect(withWords(text, pictures, pictures)).toBe(text);
  const words = pictures.map((picture, place) =>
    place === 1 ? { alt: 'Second', caption: '' } : picture,
  );
  expect(withWords(text, pictures, words)).toBe(
    text.replace('![two](</b c.png> (In brackets))', '![Second](</b c.png>)'),
  );
});
