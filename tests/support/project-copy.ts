import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** The folder of this project. */
export const projectFolder = resolve(import.meta.dirname, '../..');
const packages = 'node_modules';
/** What is copied for a build; the rest is linked. */
const copied = ['src', 'package.json', 'tsconfig.json', 'astro.config.mjs'];
const leftOut = ['.git', '.astro', '.cache', 'dist', 'test-results', 'playwright-report', packages];
/** Caches of builds (parsed posts, cards): two builds that share them break each other. */
const caches = ['.astro', '.vite'];

interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Gives a folder this project's packages. What earlier builds made of unchanged files is copied where asked. */
export async function linkPackages(folder: string, withCaches = false): Promise<void> {
  await mkdir(join(folder, packages));
  for (const name of await readdir(join(projectFolder, packages))) {
    const [from, to] = [join(projectFolder, packages, name), join(folder, packages, name)];
    if (!caches.includes(name)) await symlink(from, to);
    else if (withCaches) await cp(from, to, { recursive: true });
  }
}

/** Runs a program of this project's packages, or Node, in a copy of the project. */
export function runIn(
  folder: string,
  program: 'astro' | 'playwright' | 'node',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  return new Promise((done) => {
    const path = join(projectFolder, packages, '.bin', program);
    // What Playwright tells the programs that it starts is not meant for another one of it.
    const own = Object.entries(process.env).filter(([name]) => !/^(?:TEST|PW)_/.test(name));
    const env = { ...Object.fromEntries(own), ...environment, NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile(path, args, { cwd: folder, env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      done({ code, output: stdout + stderr });
    });
  });
}

/** A copy of the project, to be broken and built without touching the real one. */
export interface ProjectCopy {
  path: (file: string) => string;
  build: (environment?: Record<string, string>) => Promise<RunResult>;
  remove: () => Promise<void>;
}

export async function projectCopy(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-build-'));
  for (const name of await readdir(projectFolder)) {
    if (leftOut.includes(name)) continue;
    const [from, to] = [join(projectFolder, name), join(folder, name)];
    if (copied.includes(name)) await cp(from, to, { recursive: true });
    else await symlink(from, to);
  }
  await linkPackages(folder);
  return {
    path: (file) => join(folder, file),
    build: (environment) => runIn(folder, 'astro', ['build'], environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
