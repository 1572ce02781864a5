import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { freePort } from '#scripts/free-port.ts';
import {
  blockedResult,
  failureList,
  partLine,
  playwrightResult,
  stepResult,
  totals,
} from '#scripts/test-summary.ts';
import type { PartResult } from '#scripts/test-summary.ts';
import { installedBrowser } from '#tests/support/browsers.ts';

/**
 * `npm test`: every part in turn, none stopped by another's failure unless it needs what that one makes. The last line
 * is the sum, "N passed, N failed".
 */
const root = resolve(import.meta.dirname, '..');
const browsers = ['firefox', 'webkit'].filter((name) =>
  process.env.BROWSERS?.split(',').includes(name),
);

/** A script that ran. */
interface Ran {
  /** null when a signal ended it. */
  readonly exitCode: number | null;
  /** What it wrote, where that was not shown at once. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a script of package.json, with its output shown at once or, for one that runs beside another, kept. */
function run(script: string, args: string[], env: NodeJS.ProcessEnv, output: 'shown' | 'kept') {
  const npm = process.env.npm_execpath;
  const command = npm === undefined ? 'npm' : process.execPath;
  const full = [...(npm === undefined ? [] : [npm]), 'run', '--silent', script, '--', ...args];
  const start = performance.now();
  return new Promise<Ran>((done) => {
    const stdio: StdioOptions = output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, full, { cwd: root, env: { ...process.env, ...env }, stdio });
    const kept: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => kept.push(chunk));
    }
    const end = (exitCode: number | null) => {
      const seconds = (performance.now() - start) / 1000;
      done({ exitCode, output: Buffer.concat(kept).toString(), seconds });
    };
    child.on('close', end).on('error', (error) => {
      console.error(error);
      end(null);
    });
  });
}

async function runTests(name: string, script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const report = resolve(root, '.cache/test-reports', `${name}.json`);
  await mkdir(dirname(report), { recursive: true });
  // A report of an earlier run must not speak for this one.
  await rm(report, { force: true });
  const { exitCode } = await run(script, args, { ...env, TEST_REPORT: report }, 'shown');
  const text = await readFile(report, 'utf8').catch(() => null);
  return playwrightResult(name, text, exitCode);
}

/** What a script found that ran beside others, shown now that its turn has come. */
async function found(name: string, ran: Promise<Ran>): Promise<PartResult> {
  const { exitCode, output, seconds } = await ran;
  process.stdout.write(output);
  return { ...stepResult(name, exitCode, output), seconds };
}

/** All browser tests in Chromium, and what people do in Firefox; that is skipped where nobody has Firefox. */
async function pages(): Promise<PartResult> {
  // What is found here, what Playwright runs knows too: nothing is looked for, or installed, twice.
  const chromium = installedBrowser('chromium');
  if ('problem' in chromium) return blockedResult('e2e', chromium.problem);
  const firefox = installedBrowser('firefox');
  if ('problem' in firefox && process.env.FIREFOX_PATH)
    return blockedResult('e2e', firefox.problem);
  const result = await runTests(
    'e2e',
    'test:e2e',
    ['--project=tasks-firefox', ...browsers.map((name) => `--project=own-${name}`)],
    {
      SKIP_WITHOUT: 'firefox',
      PREVIEW_PORT: process.env.PREVIEW_PORT ?? String(await freePort(4173)),
    },
  );
  return 'path' in firefox ? result : { reason: `Skipped: ${firefox.problem}`, ...result };
}

const results: PartResult[] = [];
const lines: string[] = [];

async function part(name: string, work: () => Promise<PartResult>): Promise<boolean> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const result = await work().catch((error: unknown) => blockedResult(name, String(error)));
  const line = partLine(result, result.seconds ?? (performance.now() - start) / 1000);
  console.log(line);
  results.push(result);
  lines.push(line);
  return result.failed === 0;
}

// Lint reads the types of the content too; in a fresh clone nobody has written them yet.
await run('sync', [], {}, 'shown');
// None of these needs another one: together they keep the processors busy to the end. The unit tests are shown while
// they run; the others say what they found one after the other. Types leave the content to the sync above, since a
// build reads it meanwhile.
const checks = [
  { name: 'types', ran: run('check:types', ['--noSync'], {}, 'kept') },
  { name: 'lint', ran: run('check:lint', [], {}, 'kept') },
  { name: 'format', ran: run('check:format', [], {}, 'kept') },
];
const build = run('build', [], {}, 'kept');
const budgets = build.then((built) =>
  built.exitCode === 0 ? run('budgets', [], {}, 'kept') : built,
);
await part('unit', () => runTests('unit', 'test:unit', []));
for (const { name, ran } of checks) await part(name, () => found(name, ran));
const isBuilt = await part('build', () => found('build', build));
/** What an earlier build left must not be tested in the place of this one. */
const onBuilt = (name: string, work: () => Promise<PartResult>) =>
  part(name, () =>
    isBuilt ? work() : Promise.resolve(blockedResult(name, 'Not run: the build failed.')),
  );
await onBuilt('budgets', () => found('budgets', budgets));
await onBuilt('e2e', pages);

console.log(`\n${failureList(results)}`);
console.log(`=== all\n${lines.join('\n')}\n\n${totals(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
