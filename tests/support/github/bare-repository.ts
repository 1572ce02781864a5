import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A file or folder of a commit. */
export interface GitEntry {
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  /** Bytes; 0 for a folder. */
  readonly size: number;
}

interface NewCommit {
  additions?: Readonly<Record<string, string | Uint8Array>>;
  deletions?: readonly string[];
  message?: string;
  author?: string;
}

/** No setting of the machine has a say. */
const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/**
 * Runs git.
 * @returns what it writes
 * @throws what it says when it fails
 */
function git(args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const run = spawn('git', args, { env: environment });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    run.stdout.on('data', (piece: Buffer) => out.push(piece));
    run.stderr.on('data', (piece: Buffer) => said.push(piece));
    run.on('error', reject);
    run.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new Error(`git ${args.join(' ')}: ${Buffer.concat(said).toString()}`));
    });
    run.stdin.on('error', reject);
    run.stdin.end(input);
  });
}

/**
 * A bare git repository in a folder of its own, for tests that need a real one.
 * @param source what its first commit holds: files by path, or a folder whose files git would add
 */
export async function bareRepository(
  source: Readonly<Record<string, string | Uint8Array>> | string,
) {
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-git-'));
  const inside = (...args: string[]) => git(['-C', folder, ...args]);
  const say = async (...args: string[]) => (await inside(...args)).toString().trim();
  const trees = new Map<string, Promise<Map<string, GitEntry>>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** The commit at the head of a branch; null if there is no such branch. */
  async function head(branch: string): Promise<string | null> {
    const name = `refs/heads/${branch}`;
    const listed = await say('for-each-ref', '--format=%(objectname) %(refname)', name);
    // It also lists branches in a folder of that name.
    return (
      listed
        .split('\n')
        .find((line) => line.endsWith(` ${name}`))
        ?.slice(0, 40) ?? null
    );
  }

  async function readTree(commit: string): Promise<Map<string, GitEntry>> {
    const listed = (await inside('ls-tree', '-r', '-t', '-l', '-z', commit)).toString();
    return new Map(
      listed.split('\0').flatMap((line) => {
        const found = /^(\d+) (\w+) (\w+) +(\d+|-)\t(.*)$/s.exec(line);
        if (!found) return [];
        const [, mode = '', type = '', oid = '', size = '', path = ''] = found;
        return [[path, { mode, type, oid, size: Number(size) || 0 }]];
      }),
    );
  }

  /** All files and folders of a commit by path. */
  function tree(commit: string): Promise<Map<string, GitEntry>> {
    const read = trees.get(commit) ?? readTree(commit);
    trees.set(commit, read);
    return read;
  }

  const blob = (oid: string) => inside('cat-file', 'blob', oid);

  /** Work on branches, one after the other. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  /**
   * Adds a commit to a branch. `inTurn` keeps others from doing so meanwhile.
   * @returns its id
   */
  async function addCommit(branch: string, changes: NewCommit): Promise<string> {
    const { additions = {}, deletions = [], message = 'Change', author = 'An author' } = changes;
    const before = await head(branch);
    const time = Math.floor(Date.now() / 1000);
    const parts: (string | Uint8Array)[] = [
      `commit refs/heads/${branch}\n`,
      `committer ${author} <author@example.com> ${time} +0000\n`,
      `data ${Buffer.byteLength(message)}\n${message}\n`,
      before === null ? '' : `from ${before}\n`,
      ...deletions.map((path) => `D ${quoted(path)}\n`),
    ];
    for (const [path, content] of Object.entries(additions)) {
      const bytes = Buffer.from(content);
      parts.push(`M 100644 inline ${quoted(path)}\ndata ${bytes.length}\n`, bytes, '\n');
    }
    const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
    await git(['-C', folder, 'fast-import', '--quiet'], input);
    return (await head(branch)) ?? '';
  }

  await git(['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  if (typeof source === 'string') {
    await git(['-C', source, `--git-dir=${folder}`, '--work-tree=.', 'add', '--all']);
    const commit = ['commit-tree', await say('write-tree'), '-m', 'Begin'];
    await say('update-ref', 'refs/heads/main', await say(...asAuthor, ...commit));
  } else await addCommit('main', { additions: source, message: 'Begin' });

  return {
    folder,
    head,
    tree,
    blob,
    inTurn,
    addCommit,
    /** What an author elsewhere does: a commit of their own. */
    commit: (branch: string, changes: NewCommit) => inTurn(() => addCommit(branch, changes)),
    /** Begins a branch. Throws if its name is none. */
    createBranch: (branch: string, commit: string) =>
      say('update-ref', `refs/heads/${branch}`, commit, '0'.repeat(40)),
    /** Merges a branch into another one, as the button of a pull request does. Throws if both changed the same lines. */
    merge: (branch: string, into = 'main') =>
      inTurn(async () => {
        const [tree] = (await say('merge-tree', '--write-tree', into, branch)).split('\n');
        const parents = ['-p', into, '-p', branch];
        const merged = await say(...asAuthor, 'commit-tree', ...parents, '-m', 'Merge', tree ?? '');
        await say('update-ref', `refs/heads/${into}`, merged);
      }),
    deleteBranch: (branch: string) => say('update-ref', '-d', `refs/heads/${branch}`),
    /** The text of a file on a branch; null if there is none. */
    async text(path: string, branch = 'main'): Promise<string | null> {
      const commit = await head(branch);
      const entry = commit === null ? undefined : (await tree(commit)).get(path);
      return entry ? (await blob(entry.oid)).toString() : null;
    },
    /** The commits of a branch that touch a path, newest first; all without a path. */
    async history(commit: string, path?: string): Promise<string[]> {
      const listed = await say('log', '--format=%H', commit, ...(path ? ['--', path] : []));
      return listed === '' ? [] : listed.split('\n');
    },
    /** The message of a commit. */
    message: (commit: string) => say('log', '-1', '--format=%B', commit),
    /** Clones a branch to a folder that doesn't exist yet. */
    clone: (to: string, branch = 'main') =>
      git(['clone', '--quiet', '--branch', branch, folder, to]),
    /** Runs git in a clone. @returns what it says */
    inClone: async (clone: string, ...args: string[]) =>
      (await git(['-C', clone, ...args])).toString().trim(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type BareRepository = Awaited<ReturnType<typeof bareRepository>>;

const asAuthor = ['-c', 'user.name=An author', '-c', 'user.email=author@example.com'];

/** A path as fast-import reads it. */
const quoted = (path: string) =>
  `"${path.replace(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
