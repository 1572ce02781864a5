import type { SourceFile } from '#tests/support/source-files.ts';

const only = /\b(?:test|describe|it)(?:\.\w+)*\.only\b/;
const skipped = /\b(?:test|describe|it)(?:\.\w+)*\.(?:skip|fixme)\(/g;
const sleep = /\bwaitForTimeout\b|['"](?:node:)?timers\/promises['"]/;
const textLiteral = /^(['"`])[\s\S]*\S[\s\S]*\1$/;

/** One sentence for every test that runs alone, is skipped without a reason, or waits for a fixed time. */
export function testProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const problems: string[] = [];
    if (only.test(text)) problems.push(`${path}: a single test is left to run alone.`);
    if (sleep.test(text)) problems.push(`${path}: wait for what is to happen, not for a time.`);
    for (const call of text.matchAll(skipped)) {
      const parts = callArguments(text, call.index + call[0].length);
      const hasReason = parts.length >= 2 && textLiteral.test(parts.at(-1) ?? '');
      if (!hasReason) problems.push(`${path}: a test is skipped without a reason.`);
    }
    return problems;
  });
}

/** The arguments of a call, as written. `start` is the place after its opening parenthesis. */
function callArguments(text: string, start: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (depth === 0 && (sign === ',' || sign === ')')) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
      if (sign === ')') break;
    } else if (/[)\]}]/.test(sign)) depth -= 1;
  }
  return parts.filter((part) => part !== '');
}
