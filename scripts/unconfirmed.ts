/** A value that only the owner can confirm. */
interface Unconfirmed {
  /** File that holds it, relative to the project. */
  readonly file: string;
  /** Place in the file: `links.shop`, or `[3] Regular, Light and Sweet` in a list. */
  readonly path: string;
  /** What stands there now and what is needed; '' if the data doesn't say. */
  readonly note: string;
}

/**
 * Every record in `data` with `confirmed: false`, at any depth, each once even if two names lead to it.
 *
 * @param file where the data is from, for the results
 */
export function findUnconfirmed(data: unknown, file: string): Unconfirmed[] {
  const found: Unconfirmed[] = [];
  const seen = new Set<object>();

  function walk(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isUnconfirmed(value)) {
      const label = firstText(value, ['name', 'title', 'id']);
      const isListed = path.endsWith(']');
      found.push({
        file,
        path: isListed && label !== '' ? `${path} ${label}` : path,
        note: firstText(value, ['note', 'line', 'text', 'url']),
      });
    }
    for (const [key, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
      walk(child, path + step);
    }
  }

  walk(data, '');
  return found;
}

function isUnconfirmed(value: object): boolean {
  return 'confirmed' in value && value.confirmed === false;
}

/** The text of the first of the fields that holds one. */
function firstText(value: object, fields: readonly string[]): string {
  const record = new Map<string, unknown>(Object.entries(value));
  const text = fields.map((field) => record.get(field)).find((field) => typeof field === 'string');
  return text ?? '';
}

/** The output of the launch check: one line for each value, then how many are left. */
export function launchReport(left: readonly Unconfirmed[]): string {
  if (left.length === 0) return 'Every value is confirmed. Ready to launch.';
  const lines = left.map(({ file, path, note }) => {
    const words = note === '' ? 'Confirm or replace it.' : note;
    return `${file}: ${path}: ${words}`;
  });
  const values = left.length === 1 ? '1 value is' : `${left.length} values are`;
  const advice = 'Check or correct each one, then write "confirmed: true" beside it.';
  return [...lines, '', `${values} not confirmed. ${advice}`].join('\n');
}
