import { analyse } from 'scslre';
import ts from 'typescript';
import type { SourceFile } from '#tests/support/source-files.ts';

/**
 * Regular expressions that read some texts again for each of their characters, so that a text of a hundred thousand
 * blanks or brackets holds up the tab. Those that are put together while the program runs aren't seen here.
 * @returns "path: expression by many of a character"
 */
export function slowExpressions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    expressions(path, text).flatMap((literal) => {
      const end = literal.lastIndexOf('/');
      const [slow] = analyse({
        source: literal.slice(1, end),
        flags: literal.slice(end + 1),
      }).reports;
      return slow === undefined
        ? []
        : `${path}: ${literal} by many ${slow.character.literal.source}`;
    }),
  );
}

function expressions(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}
