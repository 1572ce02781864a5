import { expect, test } from '@playwright/test';
import { capitalize, countWords, foldAccents, oneLine, searchForm } from '#src/lib/text.ts';

test('accents are folded, other letters stay', () => {
  expect(foldAccents('María Mulé, Fundación, Straße')).toBe('Maria Mule, Fundacion, Strasse');
  expect(foldAccents('日本 plain')).toBe('日本 plain');
});

test('searches take every letter case and every shape of quotes for the same', () => {
  expect(searchForm('“It’s SNOWY’S ‘shelf’”')).toBe("\"it's snowy's 'shelf'\"");
});

test('only the first letter is made large', () => {
  expect(capitalize('community stories')).toBe('Community stories');
  expect(capitalize('Working Cats')).toBe('Working Cats');
  expect(capitalize('')).toBe('');
});

test('words are runs between spaces', () => {
  expect(countWords('  one two\n\nthree ')).toBe(3);
  expect(countWords('   ')).toBe(0);
  expect(countWords('| Day | Hours |\n| --- | :-: |\n|Sunday|9 to 5|\n\n## María’s - 猫')).toBe(8);
});

test('a text of several lines becomes one, with single blanks between its words', () => {
  expect(oneLine(' One  cat \n\n\t two\r\nthree ')).toBe('One cat two three');
});
