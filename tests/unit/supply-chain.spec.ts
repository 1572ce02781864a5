import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8');

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
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

test('the lock file names no host: each machine asks its own registry', () => {
  expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
});

test('the workflow takes each action by its commit, with its version beside it, and keeps no credentials', () => {
  const workflow = read('.github/workflows/test.yml');
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(
    actions.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([]);
  expect(workflow.match(/persist-credentials: false/g)).toHaveLength(
    actions.filter((action) => action.startsWith('actions/checkout@')).length,
  );
});
