import { expect, test } from '@playwright/test';
import { coupledWith } from '#src/admin/publish/left-out.ts';
import { aPost } from '#tests/support/sample-posts.ts';

/** A post of a review: the address that it has then, the one before, and its files. */
const reviewed = (id: string, slug: string, before: string | null, paths: string[] = []) => ({
  id,
  change: {
    id,
    additions: paths.map((path) => ({ path, content: '' })),
    deletions: [],
    expected: new Map(),
  },
  mine: { ...aPost({ id, slug }), isPublished: true },
  theirs: before === null ? null : { ...aPost({ id, slug: before }), isPublished: true },
});

test('a post goes alone, unless another one takes its address or file, or leaves it one', () => {
  const posts = [
    reviewed('a', 'window', 'door'),
    reviewed('b', 'door', 'shelf'),
    reviewed('c', 'shelf', null),
    reviewed('d', 'counter', null, ['one.png']),
    reviewed('e', 'cellar', null, ['one.png']),
    reviewed('f', 'roof', 'roof'),
  ];
  const coupled = (id: string) => [...coupledWith(posts, id)].toSorted();
  expect(coupled('f')).toEqual(['f']);
  expect(coupled('c')).toEqual(['a', 'b', 'c']);
  expect(coupled('a')).toEqual(['a', 'b', 'c']);
  expect(coupled('d')).toEqual(['d', 'e']);
});
