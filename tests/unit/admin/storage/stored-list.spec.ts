import fc from 'fast-check';
import { deleteAllFrom, notStored, saveInto, withIds } from '#src/admin/storage/stored-list.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import type { StoredPosts } from '#src/lib/posts/stored.ts';
import { expect, test } from '#tests/support/linear-work.ts';
import { aPost } from '#tests/support/sample-posts.ts';

const stored = (list: readonly unknown[]) => readStoredPosts(JSON.stringify(list));
const half = [{ content: 'First' }, { content: 'Second' }, { id: 'untitled-post', title: 'Real' }];

/** The list without one post. */
function deleteFrom(list: StoredPosts, id: string, opened?: unknown) {
  const shorter = deleteAllFrom(list, [{ id, opened }]);
  return shorter.ok ? { ok: true, value: shorter.value.list } : shorter;
}

test('deleting a post without an id takes no other with it, and all stay known by the ids that they had', () => {
  const [one, two, real] = half;
  const [first, second] = [
    { ...one, id: '~untitled-post' },
    { ...two, id: '~untitled-post-2' },
  ];
  const list = stored(half);
  const without = (id: string) => deleteFrom(list, id);
  expect(without('~untitled-post')).toEqual({ ok: true, value: [second, real] });
  expect(without('~untitled-post-2')).toEqual({ ok: true, value: [first, real] });
  expect(without('untitled-post')).toEqual({ ok: true, value: [first, second] });
  expect(without('nobody')).toEqual({ ok: true, value: [first, second, real] });
  const gone = deleteAllFrom(list, [{ id: '~untitled-post-2' }]);
  expect(gone.ok && gone.value.takenOut).toEqual([{ value: second, index: 1 }]);
});

test('thousands are deleted in a time that grows as their number does', ({ expectLinear }) => {
  const remove = (count: number) => {
    const list = stored(
      Array.from({ length: count }, (_, place) => ({ id: `cat-${place}`, slug: 'a' })),
    );
    return deleteAllFrom(list, list.posts);
  };
  const shorter = expectLinear(remove, 8_000);
  expect(shorter.ok && shorter.value.list).toEqual([]);
});

test('the same deletion twice doesn’t take the next post that moved up to its id', () => {
  const [first, second, real] = half;
  const list = stored([second, real]);
  expect(deleteFrom(list, '~untitled-post', first)).toEqual({ ok: false, code: 'changed' });
  expect(deleteFrom(list, '~untitled-post', second)).toEqual({ ok: true, value: [real] });
});

test('a post without an id is saved where it stands, and a new one takes nobody’s place', () => {
  const list = stored(half);
  const edited = saveInto(list, aPost({ id: '~untitled-post-2', title: 'Edited' }));
  expect(edited.ok && edited.value).toMatchObject([
    half[0],
    { id: '~untitled-post-2', title: 'Edited' },
    half[2],
  ]);
  const fresh = saveInto(stored(half.slice(0, 2)), aPost({ id: 'untitled-post', title: 'New' }));
  expect(fresh.ok && fresh.value).toMatchObject([half[0], half[1], { title: 'New' }]);
});

test('fields that we don’t know survive a save, also the author’s', () => {
  const author = {
    name: 'Ann',
    avatar: '/ann.webp',
    pronouns: 'she',
    links: ['https://a.example'],
  };
  const list = stored([{ id: '1', title: 'Old', mood: 'sleepy', author }]);
  const post = aPost({ id: '1', title: 'New', author: { name: 'Bea', avatar: undefined } });
  const saved = saveInto(list, post);
  expect(saved.ok && JSON.parse(JSON.stringify(saved.value))).toMatchObject([
    {
      title: 'New',
      mood: 'sleepy',
      author: { name: 'Bea', pronouns: 'she', links: ['https://a.example'] },
    },
  ]);
  expect(JSON.stringify(saved)).not.toContain('/ann.webp');
});

test('an author that was stored as a bare name is replaced', () => {
  for (const author of ['Ann', ['Ann'], null, 7]) {
    const saved = saveInto(stored([{ id: '1', title: 'Old', author }]), aPost({ id: '1' }));
    expect(saved.ok && saved.value).toMatchObject([
      { author: { name: 'Bodega Cats of New York' } },
    ]);
    expect(JSON.stringify(saved)).not.toContain('Ann');
  }
});

test('a new post shows, a hidden one that is saved stays hidden, and what somebody chooses counts', () => {
  const hidden = { id: '1', title: 'Hidden', isPublished: false };
  const post = aPost({ id: '1', title: 'Saved' });
  for (const [list, chosen, isPublished] of [
    [[], undefined, true],
    [[{ ...hidden, isPublished: true }], undefined, true],
    [[{ id: '1', title: 'Imported' }], undefined, true],
    [[hidden], undefined, false],
    [[hidden], true, true],
    [[{ ...hidden, isPublished: true }], false, false],
  ] as const) {
    const saved = saveInto(stored(list), post, undefined, chosen);
    expect(saved.ok && saved.value).toMatchObject([{ title: 'Saved', isPublished }]);
  }
});

test('whatever is stored, one deletion takes one shown post, and no value that shows under another id', () => {
  const word = fc.constantFrom('a', 'A', '~a', '~a-2', 'a-2', '', 7, null);
  const value = fc.record({ id: word, slug: word, title: word }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), (list) => {
      const before = stored(list);
      for (const { post, index, twins } of before.entries) {
        const after = deleteFrom(before, post.id);
        const kept = withIds(before).filter((_, place) => ![index, ...twins].includes(place));
        expect(after).toEqual({ ok: true, value: kept });
        const left = before.entries.filter((entry) => entry.post !== post);
        expect(stored(kept).entries.map((entry) => entry.post.id)).toEqual(
          left.map((entry) => entry.post.id),
        );
      }
    }),
  );
});

test('a post that was not stored when it was opened takes nobody’s place that was stored since', () => {
  const fresh = saveInto(stored([]), aPost({ id: '18' }), notStored);
  expect(fresh.ok && fresh.value).toMatchObject([{ id: '18' }]);
  const list = stored([{ id: '18', title: 'Saved by another tab' }]);
  expect(saveInto(list, aPost({ id: '18' }), notStored)).toEqual({ ok: false, code: 'changed' });
});

test('a post that was sent while an editor was open is saved, and stays based on what was sent', () => {
  const opened = { id: '1', title: 'A', basedOn: 'taken' };
  const saved = saveInto(stored([{ ...opened, basedOn: 'sent' }]), aPost({ id: '1' }), opened);
  expect(saved.ok && saved.value).toMatchObject([{ title: 'A post', basedOn: 'sent' }]);
  const first = saveInto(stored([{ id: '1', title: 'A' }]), aPost({ id: '1', basedOn: 'taken' }));
  expect(first.ok && first.value).toMatchObject([{ basedOn: 'taken' }]);
});
