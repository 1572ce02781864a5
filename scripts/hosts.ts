import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { endGroup } from '#scripts/end-group.ts';
import { freePort } from '#scripts/free-port.ts';
import { smokeResults } from '#scripts/smoke-checks.ts';
import { smokeReport, withKnown } from '#scripts/smoke-report.ts';

/**
 * `npm run test:hosts`: the smoke test on what is built, served by Cloudflare's own development server, which npm
 * brings. Netlify's own rules answer in every browser test. Exit code 1 if something failed.
 */
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');
const wrangler = 'wrangler@4.164.0';
/** Milliseconds until the server has to answer; npm may have to fetch it first. */
const patience = 180_000;

/** Addresses that this server fails on, by the check and what it says; a deployment is asked by `npm run smoke`. */
const notShown: Readonly<Record<string, string>> = {
  "/_redirects is the host's alone: answers 502, not 404": 'the server for development fails here',
  "/_headers is the host's alone: answers 502, not 404": 'the server for development fails here',
};

/** Starts the server in a process group of its own, so that whatever it starts ends with it. */
function serve(port: number) {
  // It leaves files where it runs.
  const cwd = resolve(root, '.cache');
  mkdirSync(cwd, { recursive: true });
  const args = ['pages', 'dev', dist, '--ip', '127.0.0.1', '--port', String(port)];
  return spawn('npx', ['--yes', wrangler, ...args], {
    cwd,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function run(): Promise<boolean> {
  const base = new URL(`http://127.0.0.1:${await freePort(8788)}`);
  const server = serve(Number(base.port));
  const stop = () => {
    endGroup(server);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part) => (said += String(part)));
  }
  server.on('error', (error) => (said += String(error)));
  try {
    const end = Date.now() + patience;
    while (!(await fetch(base, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > end)
        throw new Error(`${wrangler} does not serve.`);
      await setTimeout(250);
    }
    const results = withKnown(await smokeResults(base), notShown);
    console.log(smokeReport(results));
    return results.every(({ outcome }) => outcome !== 'failed');
  } catch (error) {
    console.error(`${said}\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    stop();
  }
}

if (!(await run())) process.exitCode = 1;
