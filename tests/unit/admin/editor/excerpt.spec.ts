import { expect, test } from '@playwright/test';
import { excerptOf, textFacts } from '#src/admin/editor/text-facts.ts';

const chair =
  'Olga has had the chair beside the register for nine years now, and nobody else sits down in it.';
const two = `${chair} She keeps the time of the store.`;

const proposed = (text: string) => excerptOf(textFacts(text));

test('a text of whole sentences that fit is the excerpt', () => {
  expect(proposed(two)).toBe(two);
  expect(proposed('')).toBe('');
});

test('of a long one, the whole sentences that fit', () => {
  expect(proposed(`${two} Then everybody goes home and the lights go out.`)).toBe(two);
  const full = `${'a'.repeat(158)}.”`;
  expect(proposed(`${full} More.`)).toBe(full);
  const least = `${'a'.repeat(119)}.`;
  expect(proposed(`${least} ${chair}`)).toBe(least);
  // Also where something stands between them.
  expect(proposed(`${chair}\n\n- She keeps the time of the store.`)).toBe(two);
});

test('where no sentence ends within what the website takes, it is cut at a word', () => {
  expect(proposed(`${chair} ${chair}`)).toBe(
    `${chair} Olga has had the chair beside the register for nine years now…`,
  );
  const word = 'a'.repeat(30);
  const words = [word, word, word, word, word].join(' ');
  expect(proposed(`${words} — ${word}.`)).toBe(`${words}…`);
  // As long as the website takes, and no sign of two units is torn.
  const signs = proposed('𠮷'.repeat(100));
  expect(signs).toBe(`${'𠮷'.repeat(79)}…`);
  expect(proposed('字'.repeat(200))).toHaveLength(160);
});

test('of a text that is shorter than an excerpt, all of it: there is a beginning wherever there are words', () => {
  expect(proposed(chair)).toBe(chair);
  expect(proposed('No end')).toBe('No end');
  expect(proposed('# Olga\n\n> She naps.\n\n1. A bowl\n2. Water')).toBe('She naps. A bowl Water');
  expect(proposed('# Olga\n\n## of Ninth Avenue')).toBe('Olga of Ninth Avenue');
  for (const wordless of ['***', '![Olga](/olga.jpg)', '```\ncode\n```'])
    expect(proposed(wordless), wordless).toBe('');
});
