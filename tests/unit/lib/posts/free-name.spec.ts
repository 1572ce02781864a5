import { nameImported } from '#src/admin/exchange/import-names.ts';
import { freeSlug } from '#src/admin/model/slug-holders.ts';
import { headingIds } from '#src/lib/markdown/heading-ids.ts';
import { freeName } from '#src/lib/posts/free-name.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { expect, test } from '#tests/support/linear-work.ts';

test('of many things with one name each gets the next number, and each number is asked for once', () => {
  const names = new Set<string>();
  const reached = new Map<string, number>();
  let asked = 0;
  const taken = {
    has(name: string) {
      asked += 1;
      return names.has(name);
    },
  };
  const count = 5_000;
  for (let place = 0; place < count; place += 1) names.add(freeName('cat', taken, reached));
  expect([...names].slice(0, 3)).toEqual(['cat', 'cat-2', 'cat-3']);
  expect([...names].at(-1)).toBe(`cat-${count}`);
  // Each name finds the one before it taken, and the next one free.
  expect(asked).toBe(2 * count - 1);
});

test('a name of its own with a number in it is passed over', () => {
  const reached = new Map<string, number>();
  const taken = new Set(['cat', 'cat-3']);
  const next = () => {
    const name = freeName('cat', taken, reached);
    taken.add(name);
    return name;
  };
  expect([next(), next(), freeName('dog', taken, reached)]).toEqual(['cat-2', 'cat-4', 'dog']);
});

/** Everything that gives names to many things, made to give the same name as often as its size says. */
const sources: Readonly<Record<string, (size: number) => unknown>> = {
  'imported slugs': (size) => {
    const value = { id: '', slug: 'cat', title: 'Cat' };
    const posts = Array.from({ length: size }, (_, place) => ({
      value: { ...value, id: String(place) },
      mends: [],
    }));
    return nameImported(posts, [], new Set(), new Set());
  },
  'imported ids': (size) => {
    const post = { value: { id: 'cat', slug: 'cat', title: 'Cat' }, mends: [] };
    return nameImported(
      Array.from({ length: size }, () => post),
      [],
      new Set(),
      new Set(),
    );
  },
  'stored posts without an id': (size) =>
    readStoredPosts(JSON.stringify(Array.from({ length: size }, () => ({ slug: 'cat' })))),
  headings: (size) => {
    const idOf = headingIds();
    for (let place = 0; place < size; place += 1) idOf('Cat');
  },
  'a slug that many posts hold': (size) => {
    const local = Array.from({ length: size }, (_, place) => {
      const slug = place === 0 ? 'cat' : `cat-${place + 1}`;
      return { id: slug, slug, title: slug };
    });
    const world = { local, builtIn: [], redirects: { exact: [], postFolders: [] } };
    return freeSlug('cat', world);
  },
};
for (const [name, work] of Object.entries(sources)) {
  test(`${name}: thousands are named in a time that grows as their number does`, ({
    expectLinear,
  }) => {
    expectLinear(work, 8_000);
  });
}
