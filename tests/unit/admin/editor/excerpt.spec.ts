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
  expect(proposed(`${chair}\n\n---\n\nShe keeps the time of the store.`)).toBe(two);
});

test('what makes no sentence with the words around it is left out: lists, headings, quotes and what leads to them', () => {
  const list = 'Three people do:\n\n- Ana, before the deli opens\n- Joe at noon';
  const sale = 'She is not for sale.';
  const rest = `## For sale\n\n> No.\n\n| Cat |\n| --- |\n| Olga |`;
  expect(proposed(`${list}\n\n${rest}\n\n${sale}`)).toBe(sale);
  expect(proposed(`${chair}\n\n${list}\n\n${rest}\n\nA byline\n\n${sale}`)).toBe(
    `${chair} ${sale}`,
  );
  expect(proposed(list)).toBe('');
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

test('of a text that is shorter than an excerpt, all of it: there is a beginning wherever there is prose', () => {
  expect(proposed(chair)).toBe(chair);
  expect(proposed('No end')).toBe('No end');
  for (const wordless of ['***', '![Olga](/olga.jpg)', '```\ncode\n```'])
    expect(proposed(wordless), wordless).toBe('');
});
