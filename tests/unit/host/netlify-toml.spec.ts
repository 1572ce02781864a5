import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const read = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8').trim();

/** The settings of a file as simple as ours, each with the name of its table before it. */
function settings(toml: string): Record<string, string> {
  const found: Record<string, string> = {};
  let table = '';
  for (const line of toml.split('\n').map((text) => text.trim())) {
    table = /^\[(.+)\]$/.exec(line)?.[1] ?? table;
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) found[`${table}.${name}`] = value;
  }
  return found;
}

test('the host builds with the same Node, serves the built folder, and rewrites no page', () => {
  const node = read('.nvmrc');
  expect(settings(read('netlify.toml'))).toEqual({
    'build.command': '"npm run build"',
    'build.publish': '"dist"',
    'build.environment.NODE_VERSION': `"${node}"`,
    'build.processing.html.pretty_urls': 'true',
    'build.processing.skip_processing': 'false',
    'build.processing.css.bundle': 'false',
    'build.processing.css.minify': 'false',
    'build.processing.js.bundle': 'false',
    'build.processing.js.minify': 'false',
    'build.processing.images.compress': 'false',
  });
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies.node?.split('.')[0]).toBe(node);
});
