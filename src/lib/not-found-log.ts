import { limits } from '#src/config/limits.ts';
import { ownField, parsedJson } from '#src/lib/foreign.ts';

/** One unknown path that somebody asked for. */
interface NotFoundRecord {
  path: string;
  /** ISO time of the first visit. */
  timestamp: string;
}

/**
 * Adds a path to the local record: no path twice, only the last 100 are kept.
 * @param stored the text in storage; damaged text counts as no records, and entries of another shape are dropped
 * @param now ISO time
 * @returns the new list, or undefined if the path is already there
 */
export function addNotFoundRecord(
  stored: string | null,
  path: string,
  now: string,
): NotFoundRecord[] | undefined {
  const list = parsedJson(stored);
  const records = Array.isArray(list) ? list.filter(isRecordOfPath) : [];
  if (records.some((record) => record.path === path)) return undefined;
  return [...records, { path, timestamp: now }].slice(-limits.notFoundRecords);
}

const isRecordOfPath = (entry: unknown): entry is NotFoundRecord =>
  ['path', 'timestamp'].every((name) => typeof ownField(entry, name) === 'string');
