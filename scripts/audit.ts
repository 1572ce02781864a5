/**
 * Asks npm for known vulnerabilities in what the build runs on. Serious ones end it with code 1, minor ones are only counted; a
 * registry that doesn't answer is no fault of ours.
 */
import { spawnSync } from 'node:child_process';
import { auditOutcome } from '#scripts/audit-outcome.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const outcome = auditOutcome(stdout);
if (!outcome.answered) {
  console.log(
    'NOT CHECKED: the registry gave no answer, so this run says nothing about vulnerabilities.',
  );
} else {
  console.log(`${outcome.serious} serious and ${outcome.minor} minor vulnerabilities are known.`);
  if (outcome.serious > 0) console.log('npm audit --omit=dev tells where.');
  process.exitCode = outcome.serious > 0 ? 1 : 0;
}
