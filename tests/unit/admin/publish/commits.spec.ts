import { commitBatches } from '#src/admin/publish/commits.ts';
import type { PostChange } from '#src/admin/publish/commits.ts';
import { expect, test } from '#tests/support/linear-work.ts';

/** A post whose file has the name of its id. */
const post = (id: string, file = id): PostChange => ({
  id,
  additions: [{ path: `src/content/posts/${file}.md`, content: `${id}\n` }],
  deletions: [],
  expected: new Map(),
});

test('posts that touch one path go together, however full the commit', () => {
  const renamed = { ...post('a-cat', 'a-bigger-cat'), deletions: ['src/content/posts/a-cat.md'] };
  const filler = Array.from({ length: 99 }, (_, number) => post(`post-${number}`));
  const found = commitBatches([renamed, ...filler, post('taker', 'a-cat')]);
  const batches = 'batches' in found ? found.batches.map((batch) => batch.map(({ id }) => id)) : [];
  expect(batches.flat()).toHaveLength(101);
  expect(batches.filter((ids) => ids.includes('taker'))).toEqual([
    expect.arrayContaining(['a-cat', 'taker']),
  ]);
});

test('thousands are divided in a time that grows as their number does', ({ expectLinear }) => {
  const divided = expectLinear(
    (count) => commitBatches(Array.from({ length: count }, (_, number) => post(`post-${number}`))),
    8_000,
  );
  expect(divided).toHaveProperty(['batches', 'length'], 80);
});
