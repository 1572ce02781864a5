import { analyse } from 'scslre';
import ts from 'typescript';
import type { SourceFile } from '#tests/support/source-files.ts';

/**
 * Says of a regular expression that reads some texts again for each of their characters, so that a hundred thousand
 * blanks or brackets hold up the tab, of which character these are.
 * @returns "expression by many of a character", or null
 */
export function slowness(expression: { readonly source: string; readonly flags: string }) {
  const [slow] = analyse(expression).reports;
  if (slow === undefined) return null;
  return `/${expression.source}/${expression.flags} by many ${slow.character.literal.source}`;
}

/** The slow ones of files, each with its path. Those that the program puts together while it runs aren't seen here. */
export function slowExpressions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    literals(path, text).flatMap((literal) => {
      const end = literal.lastIndexOf('/');
      const slow = slowness({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
      return slow === null ? [] : `${path}: ${slow}`;
    }),
  );
}

function literals(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}
