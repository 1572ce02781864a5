import { expect, test } from '@playwright/test';
import { fittedText, sizeText } from '#src/admin/shell/size-text.ts';

test('a file’s size is said in the unit that suits it, and never as more than it is', () => {
  for (const [bytes, words] of [
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [184_400, '180 KB'],
    [1024 * 1024 - 1, '1023 KB'],
    [1024 * 1024, '1.0 MB'],
    [5_033_165, '4.8 MB'],
    [5 * 1024 * 1024 - 1, '4.9 MB'],
    [5 * 1024 * 1024, '5.0 MB'],
  ] as const) {
    expect(sizeText(bytes)).toBe(words);
  }
});

test('what became of a picture is said with an arrow', () => {
  expect(fittedText(5_033_165, 184_400)).toBe('4.8 MB → 180 KB');
  expect(fittedText(20_480, 20_480)).toBe('20 KB');
});
