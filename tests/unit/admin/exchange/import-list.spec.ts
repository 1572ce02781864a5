import { checkImport } from '#tests/support/check-import.ts';
import { changedFields } from '#src/admin/exchange/changed-fields.ts';
import type { ImportReport } from '#src/admin/exchange/import-list.ts';
import { readStoredPosts } from '#src/lib/posts/stored.ts';
import { scriptPayloads } from '#tests/fixtures/script-payloads.ts';
import { expect, test } from '#tests/support/linear-work.ts';

const builtIn = [{ id: '20', slug: 'a-care-list' }];
const check = (text: string, stored: string | null = null, used = new Set<string>()) =>
  checkImport(text, { stored: readStoredPosts(stored), builtIn, used });

/** A post that needs no mending. */
const post = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'b',
  content: 'c',
  category: 'news',
  ...more,
});

function reportOn(list: unknown, stored: unknown = [], ...used: string[]): ImportReport {
  const report = check(JSON.stringify(list), JSON.stringify(stored), new Set(used));
  if (!report.ok) throw new Error(report.code);
  return report.value;
}
const namesIn = (report: ImportReport) =>
  readStoredPosts(JSON.stringify(report.list)).entries.map(({ post: { id, slug } }) => [id, slug]);

test('no text is no data to import', () => {
  for (const text of ['', '  \n']) expect(check(text)).toEqual({ ok: false, code: 'empty' });
});

test('what is no JSON, no list, or a list without a post has its code', () => {
  const texts = {
    notJson: ['x', '"'],
    notList: ['{}', '7', 'null', '"[]"'],
  };
  for (const [code, wrong] of Object.entries(texts))
    for (const text of wrong) expect(check(text), text).toEqual({ ok: false, code });
  for (const text of ['[1]', '[null,{}]', '[[{"title":"A"}]]'])
    expect(check(text), text).toEqual({ ok: false, code: 'noPosts' });
});

test('a post whose text can’t be drawn is stored, and told of', () => {
  const content = `[a]: /${'%é'.repeat(10_000)}\n\n${'- [a]\n'.repeat(2_543)}`;
  const { list, tooMuch } = reportOn([post('1'), post('2', { content })]);
  expect(list).toEqual([post('1'), post('2', { content })]);
  expect(tooMuch).toEqual([{ id: '2', title: 'Post 2' }]);
});

test('junk of 10 MB, and more than that, is refused in a time that grows as its length does', ({
  expectLinear,
}) => {
  const most = 10 * 1024 * 1024;
  expect(check(`"${'x'.repeat(most)}"`)).toEqual({ ok: false, code: 'tooLarge' });
  const codes = {
    notJson: ['x', '"'],
    tooManyParts: ['[', '[1,', '{"a":', '[],'],
  };
  for (const [code, texts] of Object.entries(codes))
    for (const junk of texts) {
      const size = Math.floor(most / junk.length);
      const refused = expectLinear((count) => check(junk.repeat(count)), size);
      expect(refused, junk).toEqual({ ok: false, code });
    }
});

test('what is too deep in itself, or has more parts than 10,000 posts, is refused before it is read', () => {
  const deep = (depth: number) => `[${'['.repeat(depth - 1)}${']'.repeat(depth)}`;
  const tagged = (count: number) => `[{"slug":"a","tags":[${'"a",'.repeat(count - 5)}"b","[,"]}]`;
  expect(check(deep(100))).toEqual({ ok: false, code: 'noPosts' });
  expect(check(deep(101))).toEqual({ ok: false, code: 'tooManyParts' });
  expect(check(tagged(300_001))).toEqual({ ok: false, code: 'tooManyParts' });
  expect(check(tagged(300_000)).ok).toBe(true);
});

test('posts with more different names of fields than anybody’s are refused before they are read', ({
  expectLinear,
}) => {
  const named = (count: number) => {
    const fields = Array.from({ length: count - 2 }, (_, place) => `"f${place}" : "f:${place}"`);
    return `[{"slug":"a\\\\","\\"":1,${fields.join(',')}},{"slug":"b",${fields.join(',')}}]`;
  };
  expect(check(named(1_000)).ok).toBe(true);
  expect(check(named(1_001))).toEqual({ ok: false, code: 'tooManyParts' });
  const blank = (size: number) => check(`["a"${' '.repeat(size)}]`);
  expect(expectLinear(blank, 1_000_000)).toEqual({ ok: false, code: 'noPosts' });
});

test('a list of 10,000 entries with one name is taken, and one more entry is too many', () => {
  const list = Array.from({ length: 10_000 }, () => ({ slug: 'a' }));
  const { posts } = reportOn(list);
  expect(posts.at(-1)?.id).toBe('~a-10000');
  expect(check(JSON.stringify([...list, {}]))).toEqual({ ok: false, code: 'tooMany' });
});

test('an empty list is a list: everything is lost', () => {
  expect(reportOn([], [post('1')])).toEqual({
    list: [],
    posts: [],
    lost: [{ id: '1', title: 'Post 1' }],
    tooMuch: [],
    leftOut: [],
    together: [post('1')],
    moved: [],
  });
});

test('added to what is stored, a list replaces posts in their places, and nothing gets lost', () => {
  const stored = [post('1'), 'no post', post('2'), post('3')];
  const changed = post('2', { title: 'Two, changed' });
  const { together, moved } = reportOn([post('4'), changed, post('5', { slug: 'post-3' })], stored);
  const beside = post('5', { slug: 'post-3-2' });
  expect(together).toEqual([post('1'), 'no post', changed, post('3'), post('4'), beside]);
  expect(moved).toEqual([{ id: '5', title: 'Post 5' }]);
  // One that it replaces gives up its address.
  const swapped = [post('2', { slug: 'post-3' }), post('3', { slug: 'post-2' })];
  expect(reportOn(swapped, stored).together).toEqual([post('1'), 'no post', ...swapped]);
});

test('a changed post names its fields, and what no screen shows is no field', () => {
  const after = post('2', { title: 'Two', tags: ['care'], isPublished: false });
  const [changed] = reportOn([after], [post('2')]).posts;
  expect(changed?.values).toEqual({ before: post('2'), after });
  expect(changedFields(post('2'), after)).toEqual(['Title', 'Tags', 'Published']);
  expect(changedFields(post('2'), post('2', { mood: 'sleepy' }))).toEqual([]);
});

test('a stored post too deep to be written again counts as changed', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const report = check(JSON.stringify([post('1')]), `[{"id":"1","title":"Deep","mood":${deep}}]`);
  expect(report.ok && report.value.posts).toMatchObject([{ id: '1', change: 'changed' }]);
});

test('says what is added, changed, the same and lost, and changes nothing that is whole', () => {
  const list = [post('1'), post('2', { title: 'Two, changed' }), post('4', { mood: 'sleepy' })];
  const report = reportOn(list, [post('1'), post('2'), post('3')]);
  expect(report.list).toEqual(list);
  expect(report.posts.map(({ id, title, change }) => [id, title, change])).toEqual([
    ['1', 'Post 1', 'same'],
    ['2', 'Two, changed', 'changed'],
    ['4', 'Post 4', 'added'],
  ]);
  expect(report.lost).toEqual([{ id: '3', title: 'Post 3' }]);
  expect(report.posts.flatMap(({ mends }) => mends)).toEqual([]);
});

test('entries that are no posts are left out and named by their place', () => {
  const report = reportOn([post('1'), null, 'A cat', post('2'), {}]);
  expect(report.leftOut).toEqual([2, 3, 5]);
  expect(report.list).toEqual([post('1'), post('2')]);
});

test('a second post of an id gets a free one, and both are kept', () => {
  const report = reportOn([post('1'), post('1', { title: 'Twin' }), post('1-2')], [post('1-3')]);
  expect(namesIn(report)).toEqual([
    ['1', 'post-1'],
    ['1-4', 'post-1-3'],
    ['1-2', 'post-1-2'],
  ]);
  expect(report.posts[1]).toEqual({
    id: '1-4',
    title: 'Twin',
    change: 'added',
    mends: [
      { field: 'slug', code: 'taken' },
      { field: 'id', code: 'taken' },
    ],
  });
});

test('a post without an id gets the one under which it would be read', () => {
  const without = { ...post('1'), id: '' };
  const report = reportOn([without, without]);
  expect(namesIn(report)).toEqual([
    ['~post-1', 'post-1'],
    ['~post-1-2', 'post-1-2'],
  ]);
  expect(reportOn([without], [without]).posts[0]?.id).toBe('~post-1');
  expect(reportOn([without], [without], '~post-1').posts[0]?.id).toBe('~post-1');
  expect(reportOn([without], [without]).lost).toEqual([]);
});

test('the address of a built-in post stays with its own id', () => {
  const changed = post('20', { slug: 'a-care-list' });
  expect(namesIn(reportOn([changed]))).toEqual([['20', 'a-care-list']]);
  expect(namesIn(reportOn([post('5', { slug: 'a-care-list' })]))).toEqual([['5', 'a-care-list-2']]);
  expect(namesIn(reportOn([post('5', { slug: 'tag' })]))).toEqual([['5', 'tag-2']]);
});

test('ids that are no addresses get one; prototype names and numbers stay', () => {
  for (const id of [
    'a/b',
    '..',
    '.',
    'a\nb',
    ' a',
    '?x',
    '#',
    'a%2fb',
    '\ud800',
    'x'.repeat(201),
  ]) {
    const [named] = reportOn([post(id, { slug: 's', title: 'A' })]).posts;
    expect(named?.id, id).toMatch(/^~[\w-]+$/);
    expect(named?.mends).toEqual([{ field: 'id', code: 'notAddress' }]);
  }
  for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a b', '~a', 'Ä']) {
    expect(reportOn([post(id, { slug: 's' })]).posts[0]).toMatchObject({ id, mends: [] });
  }
  const numbered = post('7', { id: 7 });
  expect(reportOn([numbered], [numbered])).toMatchObject({
    list: [numbered],
    posts: [{ id: '7', change: 'same' }],
  });
});

test('what was stored as imported needs no mending again', () => {
  const odd = [{ title: 'A' }, { content: 'B', tags: 'c,d' }, post('1', { isFeatured: 'true' })];
  const first = reportOn(odd);
  const again = reportOn(first.list, first.list);
  expect(again.list).toEqual(first.list);
  expect(again.posts.every(({ change, mends }) => change === 'same' && mends.length === 0)).toBe(
    true,
  );
});

test('a mark of the byte order at the beginning is no part of the text', () => {
  expect(check('\ufeff[]')).toMatchObject({ ok: true });
});

test('script payloads in every field are data', () => {
  for (const payload of scriptPayloads) {
    const fields = ['title', 'excerpt', 'content', 'date', 'author', 'coverAlt', 'mood'];
    const value = { ...post('1'), ...Object.fromEntries(fields.map((name) => [name, payload])) };
    const [stored] = reportOn([{ ...value, slug: payload, id: payload, coverImage: payload }]).list;
    expect(stored).toMatchObject({ mood: payload });
    const { id, slug, coverImage } = stored as Record<string, string | undefined>;
    expect(slug).toMatch(/^[\w-]+$/);
    expect(id).not.toMatch(/[/\\?#%]/);
    expect(coverImage).toBeUndefined();
  }
});
