import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '../..');
/** What is copied for a build; the rest is linked. */
const copied = ['src', 'package.json', 'tsconfig.json', 'astro.config.mjs'];
const leftOut = [
  ...['.git', '.astro', '.cache', 'dist', 'test-results', 'playwright-report'],
  // Caches of builds (parsed posts, cards): two builds that share them break each other.
  ...['node_modules/.astro', 'node_modules/.vite'],
];

/** A copy of the project, to be broken and built without touching the real one. */
export interface ProjectCopy {
  path: (file: string) => string;
  /** Builds it. */
  build: (environment?: Record<string, string>) => Promise<{ code: number; output: string }>;
  remove: () => Promise<void>;
}

export async function projectCopy(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-build-'));
  await mkdir(join(folder, 'node_modules'));
  const names = (await readdir(root)).filter((name) => name !== 'node_modules');
  const packages = (await readdir(join(root, 'node_modules'))).map(
    (name) => `node_modules/${name}`,
  );
  for (const name of [...names, ...packages]) {
    if (leftOut.includes(name)) continue;
    const [from, to] = [join(root, name), join(folder, name)];
    if (copied.includes(name)) await cp(from, to, { recursive: true });
    else await symlink(from, to);
  }
  return {
    path: (file) => join(folder, file),
    build: (environment = {}) =>
      new Promise((done) => {
        const astro = join(root, 'node_modules/.bin/astro');
        const env = { ...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
        execFile(astro, ['build'], { cwd: folder, env }, (error, stdout, stderr) => {
          const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
          done({ code, output: stdout + stderr });
        });
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
