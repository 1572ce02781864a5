/**
 * The names given to Playwright's --project, in any of its spellings; empty when none was given and all run.
 *
 * @param args a whole command line, such as process.argv
 */
export function selectedProjects(args: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, part] of args.entries()) {
    if (part.startsWith('--project=')) names.push(part.slice('--project='.length));
    if (part !== '--project') continue;
    // "--project unit chromium" takes every name up to the next option.
    const rest = args.slice(index + 1);
    const end = rest.findIndex((name) => name.startsWith('-'));
    names.push(...(end === -1 ? rest : rest.slice(0, end)));
  }
  return names;
}
