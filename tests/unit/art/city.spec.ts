import { expect, test } from '@playwright/test';
import { mapAround } from '#src/art/city.ts';

const named = (...points: (readonly [number, number])[]) =>
  mapAround(points).names.map(({ name }) => name);

test('the whole map names every borough whose smaller name has room beside the dots', () => {
  const names = ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten', 'Island'];
  expect(named([205, 195], [345, 160], [180, 60])).toEqual(names);
  // Below the name of Brooklyn, near it.
  expect(named([252, 364], [345, 160], [180, 60])).toEqual(names);
});

test('a name in two lines is written whole or not at all', () => {
  for (const y of [310, 380])
    expect(named([80, y], [345, 160])).toEqual(['Manhattan', 'Brooklyn', 'Queens', 'Bronx']);
});

test('a place in any borough gets a map with its name', () => {
  for (const [name, x, y] of [
    ['Manhattan', 215, 150],
    ['Brooklyn', 240, 250],
    ['Queens', 330, 200],
    ['Bronx', 290, 60],
    ['Staten Island', 110, 310],
  ] as const)
    expect(named([x, y])).toContain(name);
});

test('a line from a name to its land keeps away from every pin', () => {
  const leaders = (...points: (readonly [number, number])[]) =>
    mapAround(points).names.flatMap(({ leader = [] }) => leader);
  expect(leaders([80, 300], [345, 160], [205, 195])).toEqual(['M176 108h56']);
  for (const y of [95, 115])
    expect(leaders([80, 300], [345, 160], [240, y])).toEqual(['M223 61h33']);
  expect(leaders([218, 197])).toEqual(['M204 138h34']);
});
