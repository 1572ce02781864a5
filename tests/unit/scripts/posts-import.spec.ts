import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { postFile } from '#scripts/post-skeleton.ts';
import { parsePostsImportArguments } from '#scripts/posts-import-arguments.ts';
import type { PostsImportArguments } from '#scripts/posts-import-arguments.ts';
import { changeFile, importPathsIn, isImportPath } from '#scripts/posts-import-files.ts';
import { carryOut, planImport } from '#scripts/posts-import-plan.ts';
import { importReport } from '#scripts/posts-import-report.ts';
import { readImportSource } from '#scripts/posts-import-source.ts';
import { postAsFiles } from '#src/lib/post-files/post-as-files.ts';
import { postHash } from '#src/lib/post-files/post-hash.ts';
import { publishPack, readPackList } from '#src/lib/post-files/publish-pack.ts';
import { readPostFile } from '#src/lib/post-files/read-post-file.ts';
import type { StoredPost } from '#src/lib/posts/post.ts';
import { aPost } from '#tests/support/sample-posts.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';

/** What lies in the repository before. */
const files = new Map(
  [
    { id: '7', slug: 'harry-of-hell', title: 'Harry of Hell’s Kitchen' },
    { id: '18', slug: 'snowy-comes-home', title: 'Snowy comes home' },
  ].map(({ id, slug, title }) => [
    `src/content/posts/${slug}.mdx`,
    postFile(title, slug, '2025-06-05')
      .replace(/^id: .*$/m, `id: '${id}'`)
      .replace('isPublished: false\n', ''),
  ]),
);
const names = [...files.keys()];
const folders: string[] = [];
test.afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await temporaryFolder(files);
  folders.push(folder);
  return folder;
}

/** A small repository: two posts, each with a cover that is drawn. */
const repository = () => folderOf(Object.fromEntries(files));

/** Everything that lies in the folders of posts, and beside them. */
async function filesIn(root: string): Promise<Record<string, string>> {
  const paths = await importPathsIn(root);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'base64')));
  return Object.fromEntries(paths.map((path, place) => [path, texts[place] ?? '']));
}

async function ownPost(root: string, name: string) {
  const file = { path: name, content: await readFile(join(root, name), 'utf8') };
  const read = readPostFile(file);
  if (!read.ok) throw new Error(read.problem);
  return { file, post: read.post, basedOn: await postHash(read.post) };
}

/** A post that the site accepts. */
const fine = (given: Partial<StoredPost>): StoredPost => ({
  ...aPost({
    excerpt:
      'A cat who sits where the sun is, and what the people of the store do about it every day of the week until they close. They move.',
    date: '2025-03-01',
    tags: ['community'],
    coverAlt: 'A red field.',
    ...given,
  }),
  isPublished: true,
});

async function olga(): Promise<StoredPost> {
  const { buffer } = await plainPicture('olga.png');
  const picture = `data:image/png;base64,${buffer.toString('base64')}`;
  const content = `She has a **chair**, {braces} and <angles>.\n\n![Her chair](${picture})`;
  return fine({ id: 'olga', slug: 'olga', title: 'Olga', coverImage: picture, content });
}

async function planned(
  root: string,
  source: string,
  winner: PostsImportArguments['winner'] = null,
) {
  const read = await readImportSource(source);
  if (typeof read === 'string') throw new Error(read);
  return planImport(root, read, winner);
}

const outcomes = (rows: Awaited<ReturnType<typeof planned>>) =>
  Object.fromEntries(rows.map(({ name, outcome }) => [name, outcome]));

test('a list is imported post by post, what is broken harms nothing, and a second run changes nothing', async () => {
  const root = await repository();
  const [harry, snowy] = await Promise.all(names.map((name) => ownPost(root, name)));
  if (!harry || !snowy) throw new Error('A post is missing.');
  const list = [
    await olga(),
    { ...harry.post, basedOn: harry.basedOn, title: 'Harry, still missed', slug: 'harry' },
    snowy.post,
    fine({ id: 'bad', slug: 'bad', title: 'Bad', tags: ['nonsense'], excerpt: 'Short.' }),
    fine({ id: 'thief', slug: snowy.post.slug, title: 'Thief', coverImage: '/art/shy.svg' }),
    fine({ id: 'later', slug: 'olga', title: 'Second Olga', coverImage: '/art/shy.svg' }),
    { mood: 'sleepy' },
  ];
  const source = join(
    await folderOf({ 'export.json': `\ufeff${JSON.stringify(list)}` }),
    'export.json',
  );
  const before = await filesIn(root);
  const rows = await planned(root, source);
  expect(outcomes(rows)).toEqual({
    Olga: 'new',
    'Harry, still missed': 'changed',
    [snowy.post.title]: 'unchanged',
    Bad: 'refused',
    Thief: 'refused',
    'Second Olga': 'refused',
    'entry 7': 'refused',
  });
  const notes = Object.fromEntries(rows.map(({ name, notes }) => [name, notes.join('\n')]));
  expect(notes.Bad).toMatch(/excerpt: /);
  expect(notes.Bad).toMatch(/tags: /);
  expect(notes.Thief).toContain('snowy-comes-home.mdx has it');
  expect(notes['Second Olga']).toContain('"Olga" before it has it too');
  expect(notes['Harry, still missed']).toBe('moves from /blog/harry-of-hell to /blog/harry');
  expect(await filesIn(root)).toEqual(before);
  expect(importReport(rows, false)).toMatch(
    /1 new, 1 changed, 1 unchanged, 4 refused\. Nothing was written: add --write to do it\.$/,
  );

  expect(importReport(await carryOut(root, rows), true)).toMatch(/4 refused\. Written\.$/);
  const after = await filesIn(root);
  expect(Object.keys(after).map((path) => path.replace(/-[\da-f]{8}\./, '-sum.'))).toEqual(
    [
      'src/content/posts/harry.mdx',
      'src/content/posts/olga.md',
      'src/content/posts/snowy-comes-home.mdx',
      'src/assets/posts/olga/a-red-field-sum.png',
    ].toSorted((a, b) => (a < b ? -1 : 1)),
  );
  const moved = await readFile(join(root, 'src/content/posts/harry.mdx'), 'utf8');
  expect(moved).toContain("formerSlugs: ['harry-of-hell']");
  expect(moved).toContain('scene: counter');
  expect(after[names[1] ?? '']).toBe(before[names[1] ?? '']);

  const again = await planned(root, source);
  expect(again.map(({ outcome }) => outcome)).toEqual([
    ...['unchanged', 'unchanged', 'unchanged', 'refused', 'refused', 'refused', 'refused'],
  ]);
  await carryOut(root, again);
  expect(await filesIn(root)).toEqual(after);
});

test('what an export says is hidden in that browser stays with readers, and new it is written hidden', async () => {
  const root = await repository();
  const { post, basedOn } = await ownPost(root, names[0] ?? '');
  const hidden = { ...post, basedOn, title: 'Harry, hidden there', isPublished: false };
  const added = { ...fine({ id: 'new', slug: 'new', coverImage: '/art/shy.svg' }), title: 'New' };
  const list = JSON.stringify([hidden, { ...added, isPublished: false }]);
  const source = join(await folderOf({ 'export.json': list }), 'export.json');
  const rows = await planned(root, source);
  expect(rows.map(({ outcome, notes }) => [outcome, notes])).toEqual([
    ['changed', []],
    ['new', ['isPublished: false, so it is not built']],
  ]);
  await carryOut(root, rows);
  const file = (name: string) => readFile(join(root, name), 'utf8');
  expect(await file(names[0] ?? '')).not.toContain('isPublished');
  expect(await file('src/content/posts/new.md')).toContain('isPublished: false');
});

test('what has changed since a post was taken from it is overwritten only when told', async () => {
  const root = await repository();
  const { file, post, basedOn } = await ownPost(root, names[0] ?? '');
  const incoming = [
    { ...post, basedOn, content: 'Theirs.' },
    { ...fine({ id: 'gone', slug: 'gone', title: 'Gone', coverImage: '/art/shy.svg' }), basedOn },
  ];
  const folder = await folderOf({
    'based.json': JSON.stringify(incoming),
    'unsaid.json': JSON.stringify([{ ...post, content: 'Theirs.' }]),
  });
  const source = join(folder, 'based.json');
  expect((await planned(root, source)).map(({ outcome }) => outcome)).toEqual([
    'changed',
    'refused',
  ]);
  await writeFile(join(root, file.path), file.content.replace('Open with', 'Begin with'));
  const before = await filesIn(root);
  const refused = await planned(root, source);
  expect(refused).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }]);
  expect(refused[0]?.notes.join(' ')).toMatch(/has changed since .* --keep-mine .* --take-theirs /);
  expect(refused[1]?.notes[0]).toBe('the repository has no such post anymore');
  expect(await planned(root, join(folder, 'unsaid.json'))).toMatchObject([{ outcome: 'refused' }]);

  const kept = await carryOut(root, await planned(root, source, 'mine'));
  expect(kept.map(({ outcome }) => outcome)).toEqual(['kept', 'kept']);
  expect(await filesIn(root)).toEqual(before);
  const taken = await carryOut(root, await planned(root, source, 'theirs'));
  expect(taken.map(({ outcome }) => outcome)).toEqual(['changed', 'new']);
  expect(await readFile(join(root, file.path), 'utf8')).toMatch(/scene: counter[^]*\nTheirs\.\n$/);
});

test('a pack gives the files that publishing sends, as a zip, and as the folder it was unpacked into', async () => {
  const root = await repository();
  const { file, post, basedOn } = await ownPost(root, names[0] ?? '');
  const changed = { ...post, basedOn, title: 'Harry again', content: 'Once <more> {here}.' };
  const posts = await Promise.all([
    postAsFiles(await olga(), null).then(async (files) => ({ ...files, post: await olga() })),
    postAsFiles(changed, file).then((files) => ({ ...files, post: changed })),
  ]);
  const pack = await publishPack(posts, '2026-11-23');
  expect(await publishPack(posts, '2026-11-23')).toEqual(pack);
  const folder = await folderOf({ 'pack.zip': pack });
  const rows = await planned(root, join(folder, 'pack.zip'));
  expect(outcomes(rows)).toEqual({ Olga: 'new', 'Harry again': 'changed' });
  await carryOut(root, rows);
  const expected = posts.flatMap(({ additions }) =>
    additions.map(({ path, content }) => [path, Buffer.from(content).toString('base64')] as const),
  );
  expect(await filesIn(root)).toMatchObject(Object.fromEntries(expected));
  expect(await planned(root, join(folder, 'pack.zip'))).toMatchObject([
    { outcome: 'unchanged' },
    { outcome: 'unchanged' },
  ]);

  const { unzipSync } = await import('fflate');
  const unpacked = unzipSync(pack);
  const readMe = Buffer.from(
    unpacked['bodega-cats-publish-2026-11-23/README.txt'] ?? '',
  ).toString();
  expect(readMe.trimEnd().split('\n')).toHaveLength(10);
  const other = await repository();
  const at = await folderOf(unpacked);
  for (const place of [at, join(at, 'bodega-cats-publish-2026-11-23')])
    expect(outcomes(await planned(other, place))).toEqual(outcomes(rows));
  await writeFile(join(other, file.path), `${file.content}\nSince then.\n`);
  expect(outcomes(await planned(other, at))).toEqual({ Olga: 'new', 'Harry again': 'refused' });
});

test('a pack from anywhere reaches no other file, and its size is not believed', async () => {
  const root = await repository();
  const before = await filesIn(root);
  const post = '---\nid: x\ntitle: X\n---\n\nText.\n';
  const odd = {
    'a/../../../src/content/posts/up.md': post,
    '../src/content/posts/up.md': post,
    '/src/content/posts/root.md': post,
    'a/src/content/posts/../up.md': post,
    'a/src/content/posts/sub/up.md': post,
    'a/src/content/posts/up.ts': post,
    'a/src/assets/posts/x/../../up.png': post,
    'a/src/assets/posts/x/up.svg': post,
    'a/package.json': '{}',
  };
  const files = Object.fromEntries(
    Object.entries(odd).map(([name, text]) => [name, strToU8(text)]),
  );
  const folder = await folderOf({ 'odd.zip': zipSync(files) });
  expect(await readImportSource(join(folder, 'odd.zip'))).toMatch(/^There are no posts in it/);

  const bomb = zipSync({
    'src/content/posts/bomb.md': [new Uint8Array(21 * 2 ** 20), { level: 9 }],
  });
  await writeFile(join(folder, 'bomb.zip'), bomb);
  expect(await readImportSource(join(folder, 'bomb.zip'))).toMatch(/has more than 20 MB$/);
  // It says that it is small.
  const lying = Buffer.from(bomb);
  lying.writeUInt32LE(10, lying.length - 22 - 'src/content/posts/bomb.md'.length - 46 + 24);
  await writeFile(join(folder, 'lying.zip'), lying);
  const read = await readImportSource(join(folder, 'lying.zip'));
  expect(typeof read === 'string' || read.posts.every((one) => 'problem' in one)).toBe(true);
  await writeFile(join(folder, 'cut.zip'), bomb.subarray(0, 200));
  expect(await readImportSource(join(folder, 'cut.zip'))).toMatch(/can't be read: /);
  expect(await filesIn(root)).toEqual(before);
});

test('a changed file and a picture that is none are refused, and the others are imported', async () => {
  const root = await repository();
  const post = await olga();
  const files = await postAsFiles(post, null);
  const other = fine({ id: 'ada', slug: 'ada', title: 'Ada', coverImage: '/art/shy.svg' });
  const pack = await publishPack(
    [
      { ...files, post },
      { ...(await postAsFiles(other, null)), post: other },
    ],
    '2026-11-23',
  );
  const { unzipSync } = await import('fflate');
  const unpacked = unzipSync(pack);
  const names = Object.keys(unpacked);
  const picture = names.find((name) => name.endsWith('.png')) ?? '';
  const text = names.find((name) => name.endsWith('ada.md')) ?? '';
  const at = await folderOf({
    ...unpacked,
    [picture]: strToU8('no picture'),
    [text]: strToU8(`${Buffer.from(unpacked[text] ?? '').toString()}!`),
  });
  expect(await planned(root, at)).toMatchObject([
    { outcome: 'refused', notes: ['the file is not as it was packed: take the pack again'] },
    {
      outcome: 'refused',
      notes: [expect.stringContaining('is not the picture that its name says')],
    },
  ]);
  const broken = { ...post, coverImage: 'data:image/png;base64,iVBORw0KGgo=' };
  const list = await folderOf({ 'list.json': JSON.stringify([broken, other]) });
  const rows = await planned(root, join(list, 'list.json'));
  expect(rows).toMatchObject([
    { outcome: 'refused', notes: [expect.stringContaining("can't be read as a picture")] },
    { outcome: 'new' },
  ]);
});

test('names are refused that the build would refuse of all posts together', async () => {
  const root = await repository();
  const [harry, snowy] = await Promise.all(names.map((name) => ownPost(root, name)));
  if (!harry || !snowy) throw new Error('A post is missing.');
  const drawing = { coverImage: '/art/shy.svg' };
  const list = [
    fine({ id: '~olga', slug: 'olga', title: 'Made-up id', ...drawing }),
    fine({ id: harry.post.slug, slug: 'ada', title: 'Ada', ...drawing }),
    fine({ id: 'mia', slug: harry.post.id, title: 'Mia', ...drawing }),
    fine({ id: 'page', slug: 'page', title: 'Page', ...drawing }),
    fine({ id: 'bo', slug: 'bo', title: 'Bo', ...drawing }),
    fine({ id: 'kim', slug: 'kim', title: 'Kim', ...drawing }),
    // It leaves the address to nobody, because it is refused itself; so whoever counted on it is refused too.
    { ...snowy.post, basedOn: snowy.basedOn, slug: 'bo' },
    fine({ id: 'heir', slug: snowy.post.slug, title: 'Heir', ...drawing }),
    // It stays where it is, whoever wants its address before it.
    { ...harry.post, basedOn: harry.basedOn, title: 'Harry, still missed' },
  ];
  const thief = fine({ id: 'thief', slug: harry.post.slug, title: 'Thief', ...drawing });
  const source = await folderOf({ 'list.json': JSON.stringify([thief, ...list]) });
  const rows = await planned(root, join(source, 'list.json'));
  expect(Object.fromEntries(rows.map(({ name, notes }) => [name, notes]))).toEqual({
    Thief: [`slug: write another one, ${harry.file.path} has it`],
    'Made-up id': [
      'id: Duplicate this post and publish the copy: its name inside the blog can’t stand on the website.',
    ],
    Ada: [
      `src/content/posts/ada.md: id: "${harry.post.slug}" is the address of ${harry.post.slug}.mdx; write a different one`,
    ],
    Mia: [expect.stringContaining(`id: "${harry.post.id}" is the address of ${harry.post.id}.md;`)],
    Page: ['slug: Choose another address: the blog needs this one itself.'],
    Bo: [],
    Kim: [],
    [snowy.post.title]: ['slug: write another one, "Bo" before it has it too'],
    Heir: [`slug: write another one, ${snowy.file.path} has it`],
    'Harry, still missed': [],
  });
  await carryOut(root, rows);
  expect(Object.keys(await filesIn(root))).toEqual(
    ['bo.md', 'harry-of-hell.mdx', 'kim.md', 'snowy-comes-home.mdx'].map(
      (name) => `src/content/posts/${name}`,
    ),
  );
});

test('posts swap addresses, and a new one takes an address that is left, together or not at all', async () => {
  const root = await repository();
  const [harry, snowy] = await Promise.all(names.map((name) => ownPost(root, name)));
  if (!harry || !snowy) throw new Error('A post is missing.');
  const drawing = { coverImage: '/art/shy.svg' };
  const swapped = await folderOf({
    'list.json': JSON.stringify([
      { ...harry.post, basedOn: harry.basedOn, slug: snowy.post.slug },
      { ...snowy.post, basedOn: snowy.basedOn, slug: harry.post.slug },
      fine({ id: 'ada', slug: 'ada', title: 'Ada', ...drawing }),
    ]),
  });
  const rows = await planned(root, join(swapped, 'list.json'));
  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'new']);

  // The second one can't be written, so the first isn't either.
  const before = await filesIn(root);
  const aside = join(root, 'aside');
  await rename(join(root, names[0] ?? ''), aside);
  await symlink(aside, join(root, names[0] ?? ''));
  const failed = await carryOut(root, rows);
  expect(failed.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'new']);
  for (const { notes } of failed.slice(0, 2))
    expect(notes).toEqual([
      `${names[0]} is a link and is not followed`,
      'nothing of it was written',
    ]);
  await rename(aside, join(root, names[0] ?? ''));
  const ada = 'src/content/posts/ada.md';
  expect(await filesIn(root)).toEqual({ ...before, [ada]: expect.any(String) });

  await carryOut(root, await planned(root, join(swapped, 'list.json')));
  const after = await filesIn(root);
  expect(Object.keys(after)).toEqual([ada, ...names]);
  expect((await ownPost(root, names[1] ?? '')).post.id).toBe(harry.post.id);
  expect((await ownPost(root, names[0] ?? '')).post.id).toBe(snowy.post.id);
  const again = await planned(root, join(swapped, 'list.json'));
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);

  const moved = await ownPost(root, names[0] ?? '');
  const heirs = [
    fine({ id: 'heir', slug: moved.post.slug, title: 'Heir', ...drawing }),
    { ...moved.post, basedOn: moved.basedOn, slug: 'snowy' },
  ];
  const source = join(await folderOf({ 'heirs.json': JSON.stringify(heirs) }), 'heirs.json');
  const done = await carryOut(root, await planned(root, source));
  expect(done.map(({ outcome }) => outcome)).toEqual(['new', 'changed']);
  expect((await planned(root, source)).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ]);
});

test('a post that can’t be written whole leaves nothing behind', async () => {
  const root = await repository();
  const list = await folderOf({ 'list.json': JSON.stringify([await olga()]), 'other.md': 'Mine.' });
  const rows = await planned(root, join(list, 'list.json'));
  const before = await filesIn(root);
  const file = join(root, 'src/content/posts/olga.md');
  await symlink(join(list, 'other.md'), file);
  expect(await carryOut(root, rows)).toMatchObject([
    {
      outcome: 'refused',
      notes: [
        'src/content/posts/olga.md is a link and is not followed',
        'nothing of it was written',
      ],
    },
  ]);
  await rm(file);
  expect(await filesIn(root)).toEqual(before);
});

test('nothing is written through a link, or to any other path', async () => {
  const root = await repository();
  const outside = await folderOf({ 'olga.md': 'Mine.' });
  await symlink(outside, join(root, 'src/assets'));
  const list = await folderOf({ 'list.json': JSON.stringify([await olga()]) });
  const done = await carryOut(root, await planned(root, join(list, 'list.json')));
  expect(done).toMatchObject([
    {
      outcome: 'refused',
      notes: [expect.stringContaining('is a link'), 'nothing of it was written'],
    },
  ]);
  await symlink(join(outside, 'olga.md'), join(root, 'src/content/posts/olga.md'));
  await expect(changeFile(root, 'src/content/posts/olga.md', 'Other.')).rejects.toThrow(
    'is a link',
  );
  for (const path of [
    'src/content/posts/../x.md',
    '/etc/x.md',
    'package.json',
    'src/content/posts/a.b.md',
  ]) {
    expect(isImportPath(path)).toBe(false);
    await expect(changeFile(root, path, null)).rejects.toThrow('is not the path of a post');
  }
  expect(await readFile(join(outside, 'olga.md'), 'utf8')).toBe('Mine.');
});

test('what is no export, pack or folder gets a sentence', async () => {
  const folder = await folderOf({
    'backup.json': '{"bodegaCatsBackup":1,"texts":[]}',
    'other.json': '{}',
    'text.txt': 'Dear Olga',
    'photo.png': (await plainPicture('photo.png')).buffer,
    'empty.json': '',
    'newer.zip': zipSync({ 'a/pack.json': strToU8('{"bodegaCatsPack":2,"posts":[],"sums":{}}') }),
    'odd.zip': zipSync({ 'pack.json': strToU8('{"posts":7}') }),
  });
  for (const [name, sentence] of [
    ['backup.json', /is a backup of a browser/],
    ['other.json', /is JSON, but no list of posts/],
    ['text.txt', /is no JSON/],
    ['photo.png', /is a picture\. Give the file of Export Posts/],
    ['empty.json', /is empty\.$/],
    ['newer.zip', /update the repository first/],
    ['odd.zip', /no list of a publish pack/],
    ['nowhere.json', /is not there\.$/],
    ['.', /There are no posts in it/],
  ] as const)
    expect(await readImportSource(join(folder, name))).toMatch(sentence);
  expect(readPackList('{"bodegaCatsPack":1,"posts":[{"path":7},null],"sums":{"a":1}}')).toEqual({
    basedOn: new Map(),
    sums: new Map(),
  });
});

test('arguments are read, and bad ones get a sentence', () => {
  expect(parsePostsImportArguments(['a.json'])).toEqual({
    source: 'a.json',
    isWriting: false,
    winner: null,
  });
  expect(parsePostsImportArguments(['--take-theirs', 'a', '--write'])).toEqual({
    source: 'a',
    isWriting: true,
    winner: 'theirs',
  });
  expect(parsePostsImportArguments(['a', '--keep-mine'])).toMatchObject({ winner: 'mine' });
  for (const [args, sentence] of [
    [[], /^Say what to import: /],
    [['a', '--force'], /^Unknown option "--force"/],
    [['a', 'b'], /^One file or folder at a time, not "a" and "b"/],
    [['a', '--keep-mine', '--take-theirs'], /^Choose one: --keep-mine leaves the repository's/],
  ] as const)
    expect(parsePostsImportArguments(args)).toMatch(sentence);
});

test('a table tells no terminal what to do', () => {
  const row = {
    name: 'A\u001b[2Jcat',
    outcome: 'new',
    notes: [],
    additions: [],
    deletions: [],
    names: null,
  } as const;
  expect(importReport([row], false)).not.toContain('\u001b');
});
