import type { ChildProcess } from 'node:child_process';

/** Ends a program that was started `detached`, and all that it started, even if it has ended before them. */
export function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // All of them have ended.
  }
}
