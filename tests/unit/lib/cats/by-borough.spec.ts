import { expect, test } from '@playwright/test';
import { groupByBorough } from '#src/lib/cats/by-borough.ts';

test('boroughs stand in their order, those without a cat are left out, Not given is last', () => {
  const groups = groupByBorough([
    { name: 'Lola', borough: 'Not given' },
    { name: 'Gus', borough: 'Queens' },
    { name: 'Zorro', borough: 'Manhattan' },
    { name: 'Carmel', borough: 'Queens' },
  ] as const);
  expect(groups.map((group) => [group.borough, group.cats.map((cat) => cat.name)])).toEqual([
    ['Manhattan', ['Zorro']],
    ['Queens', ['Gus', 'Carmel']],
    ['Not given', ['Lola']],
  ]);
});
