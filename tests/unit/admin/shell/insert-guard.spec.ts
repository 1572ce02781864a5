import { fieldLimits } from '#src/admin/shell/limits.ts';
import { hasBearableTags } from '#src/admin/shell/use-insert-guard.ts';
import { expect, test } from '#tests/support/linear-work.ts';

test('a paste of more tags than a browser reads without waiting is refused, whatever its length', () => {
  expect(hasBearableTags('')).toBe(true);
  expect(hasBearableTags('a'.repeat(10_000_000))).toBe(true);
  expect(hasBearableTags('<p>'.repeat(fieldLimits.tags))).toBe(true);
  expect(hasBearableTags('<p>'.repeat(fieldLimits.tags + 1))).toBe(false);
  expect([2, 3].map((count) => hasBearableTags('<p>'.repeat(count), 2))).toEqual([true, false]);
});

test('lists deep in each other are refused, however many stand side by side', () => {
  expect(hasBearableTags('<ul class="a"><li>A cat</li></ul>'.repeat(2_400))).toBe(true);
  expect(hasBearableTags(`${'<ul><li>a'.repeat(100)}</ul>`)).toBe(true);
  expect(hasBearableTags('<UL><li>a'.repeat(101))).toBe(false);
  expect(hasBearableTags(`${'</ul>'.repeat(500)}${'<ul>'.repeat(101)}`)).toBe(false);
  expect(hasBearableTags('<br><base><i-list>'.repeat(3_000))).toBe(true);
});

test('tags are counted in a time that grows as the text does', ({ expectLinear }) => {
  expectLinear((size) => hasBearableTags('a <'.repeat(size / 3)), 48_000);
});
