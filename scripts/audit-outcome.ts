import { isRecord, ownField, parsedJson } from '#src/lib/foreign.ts';

/** What `npm audit --json` said: a list of vulnerabilities, or that nobody answered. */
type AuditOutcome =
  | { readonly answered: true; readonly serious: number; readonly minor: number }
  | { readonly answered: false };

/**
 * Reads the answer of `npm audit --json`. A registry that doesn't answer, or answers without counts, has found nothing.
 * @param text what npm printed
 */
export function auditOutcome(text: string): AuditOutcome {
  const counts = ownField(ownField(parsedJson(text), 'metadata'), 'vulnerabilities');
  if (!isRecord(counts)) return { answered: false };
  const sum = (...levels: string[]) =>
    levels.reduce((total, level) => total + Number(counts[level] ?? 0), 0);
  return {
    answered: true,
    serious: sum('high', 'critical'),
    minor: sum('info', 'low', 'moderate'),
  };
}
