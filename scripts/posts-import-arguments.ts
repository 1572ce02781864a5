const usage =
  'npm run posts:import -- <exported JSON, pack or folder> [--write] [--keep-mine | --take-theirs]';

/** What `npm run posts:import` was asked for. */
export interface PostsImportArguments {
  /** Path of a file or folder. */
  readonly source: string;
  /** Without it nothing is written. */
  readonly isWriting: boolean;
  /**
   * Whose post stands where both have changed: `mine` is the one of the repository on this computer, `theirs` the one
   * that comes in; null refuses it.
   */
  readonly winner: 'mine' | 'theirs' | null;
}

const options = ['--write', '--keep-mine', '--take-theirs'];

/** Reads the arguments: what to do, or a sentence that says what is wrong. */
export function parsePostsImportArguments(args: readonly string[]): PostsImportArguments | string {
  const [source, ...more] = args.filter((arg) => !arg.startsWith('-'));
  const given = args.filter((arg) => arg.startsWith('-'));
  const unknown = given.find((arg) => !options.includes(arg));
  if (unknown !== undefined) return `Unknown option "${unknown}". Use: ${usage}`;
  if (source === undefined || source === '') return `Say what to import: ${usage}`;
  if (more.length > 0)
    return `One file or folder at a time, not "${[source, ...more].join('" and "')}". Use: ${usage}`;
  const [keeps, takes] = ['--keep-mine', '--take-theirs'].map((name) => given.includes(name));
  if (keeps && takes)
    return `Choose one: --keep-mine leaves the repository's post where both have changed, --take-theirs replaces it by the one that comes in. Use: ${usage}`;
  return {
    source,
    isWriting: given.includes('--write'),
    winner: keeps ? 'mine' : takes ? 'theirs' : null,
  };
}
