import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const read = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8').trim();

test('the host builds with the same Node, serves the built folder, and rewrites no page', () => {
  const node = read('.nvmrc');
  const lines = read('netlify.toml')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // Line by line, because the host reads this file with several parsers and the order matters.
  expect(lines).toEqual([
    '[build]',
    'command = "npm run build"',
    'publish = "dist"',
    '[build.environment]',
    `NODE_VERSION = "${node}"`,
    '[build.processing.html]',
    'pretty_urls = true',
  ]);
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies.node?.split('.')[0]).toBe(node);
});
