/**
 * Prints what keeps a command from its work, and lets the command end with code 1.
 * @param outcome a sentence that says it; anything else is no problem
 * @returns whether there was one
 */
export function tellProblem(outcome: unknown): outcome is string {
  if (typeof outcome !== 'string') return false;
  console.error(outcome);
  process.exitCode = 1;
  return true;
}
