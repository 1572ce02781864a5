const usage = 'npm run soak -- --minutes 30 --seed 7';
const longest = 24 * 60;
const largestSeed = 2 ** 31 - 1;

/** What `npm run soak` was asked for. */
export interface SoakArguments {
  readonly minutes: number;
  /** Left out, the caller draws one. */
  readonly seed: number | undefined;
}

/** Reads `--minutes 30` and `--seed 7`, in any order: what to do, or a sentence that says what is wrong. */
export function parseSoakArguments(args: readonly string[]): SoakArguments | string {
  const parts = args.flatMap((part) => part.split('=', 2));
  const given = new Map<string, string>();
  for (let place = 0; place < parts.length; place += 2) {
    const [name = '', value] = parts.slice(place, place + 2);
    const isKnown = name === '--minutes' || name === '--seed';
    if (!isKnown || given.has(name)) return `Unknown arguments "${args.join(' ')}". Use: ${usage}`;
    given.set(name, value ?? '');
  }
  const minutes = given.get('--minutes');
  if (minutes === undefined) return `Say for how many minutes: ${usage}`;
  if (!/^\d+(?:\.\d+)?$/.test(minutes) || Number(minutes) <= 0 || Number(minutes) > longest)
    return `"${minutes}" isn't a number of minutes above 0 and up to ${longest}. Use: ${usage}`;
  const seed = given.get('--seed');
  if (seed !== undefined && (!/^\d+$/.test(seed) || Number(seed) > largestSeed))
    return `"${seed}" isn't a seed. Use a whole number from 0 to ${largestSeed}: ${usage}`;
  return { minutes: Number(minutes), seed: seed === undefined ? undefined : Number(seed) };
}
