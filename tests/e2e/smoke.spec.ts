import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { expect, test } from '#tests/support/test.ts';

/** Runs `npm run smoke` with an address. */
function smoke(address: string) {
  const script = resolve(import.meta.dirname, '../../scripts/smoke.ts');
  return new Promise<{ code: number | null; lines: string[]; error: string }>((done, fail) => {
    const child = spawn(process.execPath, [script, address]);
    let [output, error] = ['', ''];
    child.stdout.on('data', (part) => (output += String(part)));
    child.stderr.on('data', (part) => (error += String(part)));
    child.on('error', fail).on('close', (code) => {
      done({ code, lines: output.trim().split('\n'), error: error.trim() });
    });
  });
}

test('the smoke test of a deployment passes on this one, and says what it can’t see here', async ({
  baseURL,
}) => {
  // Hundreds of answers.
  test.setTimeout(90_000);
  const { code, lines, error } = await smoke(baseURL ?? '');
  expect(error).toBe('');
  expect(lines.filter((line) => line.startsWith('failed: '))).toEqual([]);
  expect(lines[0]).toMatch(/^area +passed +failed +not checked$/);
  for (const area of [
    'pages',
    'redirects',
    'unknown addresses',
    'headers',
    'feeds',
    'sitemaps',
    'social cards',
    'host names',
  ])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${area} +\\d`)));
  expect(
    lines
      .filter((line) => line.startsWith('not checked: host names: '))
      .map((line) => line.split(' ')[4]),
  ).toEqual([
    'http://bodegacatsofnewyork.com',
    'http://www.bodegacatsofnewyork.com',
    'https://www.bodegacatsofnewyork.com',
  ]);
  const [, passed] = /^(\d+) passed, 0 failed, \d+ not checked$/.exec(lines.at(-1) ?? '') ?? [];
  expect(Number(passed)).toBeGreaterThan(150);
  expect(code).toBe(0);
});

test('a host that is not this site gets one sentence and exit code 1', async () => {
  const server = createServer((_, answer) => answer.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    const { code, error } = await smoke(origin);
    expect(error).toBe(`${origin}: /posts.json answers 404 and lists no posts.`);
    expect(code).toBe(1);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
});
