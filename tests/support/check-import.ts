import { importSteps } from '#src/admin/exchange/import-list.ts';

/** What an import would do, as `importSteps` finds out, without a pause. */
export function checkImport(...parameters: Parameters<typeof importSteps>) {
  const steps = importSteps(...parameters);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
