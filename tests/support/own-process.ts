import { spawnSync } from 'node:child_process';

/**
 * Runs code of a module in a process of its own, as in a tab that was just opened: what the admin's own wiring remembers
 * of other tests isn't there.
 * @param code prints its answer
 * @returns what it printed; where it failed, what it complained of
 */
export function ownProcess(code: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout : stderr;
}
