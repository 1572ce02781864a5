import { readFileSync, readdirSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8');

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** It comes inside the archive of another package, whose hash covers it. */
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('every locked package has a hash, those of other platforms too', () => {
  const unhashed = locked.flatMap(([path, { version, integrity, inBundle }]) =>
    inBundle === true || integrity?.startsWith('sha512-') === true ? [] : [`${path} ${version}`],
  );
  expect(
    unhashed,
    'npm writes no hash for a package that its registry doesn’t have; take a version that it has for every platform',
  ).toEqual([]);
});

test('what a package takes on other platforms is locked too', () => {
  const wanted = locked.flatMap(([path, { optionalDependencies = {}, inBundle }]) =>
    inBundle === true ? [] : Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const missing = wanted.filter(({ path, name }) => {
    const places = [`${path}/node_modules/${name}`];
    for (let above = path; above !== '.'; above = posix.dirname(above))
      if (posix.basename(above) === 'node_modules') places.push(`${above}/${name}`);
    return !places.some((place) => place in packages);
  });
  expect(missing).toEqual([]);
});

test('the lock file names no host: each machine asks its own registry', () => {
  expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
});

test('workflows take each action by its commit, with its version beside it, and keep no credentials', () => {
  const folder = '.github/workflows';
  const workflows = readdirSync(resolve(import.meta.dirname, '../..', folder))
    .map((name) => read(`${folder}/${name}`))
    .join('\n');
  const actions = [...workflows.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(
    actions.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
  expect(workflows.match(/persist-credentials: false/g)).toHaveLength(
    actions.filter((action) => action.startsWith('actions/checkout@')).length,
  );
});

test('a workflow asks for known vulnerabilities', () => {
  expect(read('.github/workflows/test.yml')).toContain('- run: npm run audit\n');
});
