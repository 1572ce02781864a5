import { expect, test } from '@playwright/test';
import { parseSoakArguments } from '#scripts/soak-arguments.ts';

const usage = 'npm run soak -- --minutes 30 --seed 7';

test('a soak is told its minutes, and the seed if one is to be repeated', () => {
  const repeated = { minutes: 30, seed: 7 };
  expect(parseSoakArguments(['--minutes', '30', '--seed', '7'])).toEqual(repeated);
  expect(parseSoakArguments(['--seed=7', '--minutes=30'])).toEqual(repeated);
  expect(parseSoakArguments(['--minutes', '0.5'])).toEqual({ minutes: 0.5, seed: undefined });
});

for (const args of [['30'], ['--hours', '1'], ['--minutes', '1', '--minutes', '2']]) {
  test(`"${args.join(' ')}" gets a sentence`, () => {
    const sentence = `Unknown arguments "${args.join(' ')}". Use: ${usage}`;
    expect(parseSoakArguments(args)).toBe(sentence);
  });
}

for (const minutes of ['', '0', '-1', '1441', 'long']) {
  test(`"${minutes}" minutes get a sentence`, () => {
    expect(parseSoakArguments(['--minutes', minutes])).toBe(
      `"${minutes}" isn't a number of minutes above 0 and up to 1440. Use: ${usage}`,
    );
  });
}

test('without minutes, or with a seed that is none, the sentence says so', () => {
  expect(parseSoakArguments([])).toBe(`Say for how many minutes: ${usage}`);
  for (const seed of ['', 'x', '1.5', '-1', '2147483648'])
    expect(parseSoakArguments(['--minutes', '1', '--seed', seed])).toBe(
      `"${seed}" isn't a seed. Use a whole number from 0 to 2147483647: ${usage}`,
    );
});
