import { backupStores, isBackupKey, isOurKey } from '#src/admin/backup/backup-contents.ts';
import type { BackupContents } from '#src/admin/backup/backup-contents.ts';
import { backupMessages } from '#src/admin/backup/later-words.ts';
import { fileKind } from '#src/admin/exchange/file-kind.ts';
import type { FileKind } from '#src/admin/exchange/file-kind.ts';
import type { Row } from '#src/admin/storage/database.ts';
import { backupLimits } from '#src/admin/backup/limits.ts';
import { isRecord, ownField, parsedJson } from '#src/lib/foreign.ts';
import { failure, success } from '#src/lib/result.ts';
import type { Result } from '#src/lib/result.ts';
import { sha256 } from '#src/lib/sha256.ts';

/** A backup as it was read from a file. */
export interface Backup extends BackupContents {
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Names of what is in the file and unknown to this version of the site; it isn't restored. */
  readonly unknown: readonly string[];
}

/**
 * Why a file isn't restored: there is nothing in it; its end is missing; a byte is not as it was written; a later
 * version of the site made it; it is an export, other JSON, something else that we know or don't; it is too large.
 */
export type BackupProblem =
  | 'empty'
  | 'cutOff'
  | 'altered'
  | 'newer'
  | 'export'
  | 'otherJson'
  | 'notJson'
  | 'tooLarge'
  | FileKind;

/** Rises when a file can no longer be read as before. */
const format = 1;
const mark = 'bodegaCatsBackup';
const beginning = new RegExp(`^\\{"${mark}":(\\d+),`);
const ending = /,\n"checksum":"([0-9a-f]{64})"\}\n$/;
/** Bytes of the ending. */
const endLength = ',\n"checksum":""}\n'.length + 64;

/**
 * Writes a backup: JSON in lines, whose last one is a SHA-256 of all bytes before it.
 * @param madeAt milliseconds since 1970
 * @param most bytes of the file
 * @returns 'unwritable' if something in it can't be written as JSON; 'tooMuch' if the file couldn't be read again
 */
export async function writeBackup(
  contents: BackupContents,
  madeAt: number,
  most: number = backupLimits.fileSize,
): Promise<Result<Blob, 'unwritable' | 'tooMuch'>> {
  const parts: string[] = [];
  let length = 0;
  try {
    for (const part of partsOf(contents, madeAt)) {
      // A character has one byte or more. What is too much is never gathered.
      length += part.length;
      if (length > most) return failure('tooMuch');
      parts.push(part);
    }
  } catch {
    return failure('unwritable');
  }
  // A blob, because a text has a greatest length that pictures might reach.
  const body = new Blob(parts);
  if (body.size + endLength > most) return failure('tooMuch');
  const sum = await sha256(new Uint8Array(await body.arrayBuffer()));
  return success(new Blob([body, `,\n"checksum":"${sum}"}\n`], { type: 'application/json' }));
}

/** The texts of a file, one after the other. */
function* partsOf({ texts, rows }: BackupContents, madeAt: number): Generator<string> {
  const about = JSON.stringify(backupMessages.about);
  yield `{"${mark}":${format},\n"madeAt":${JSON.stringify(new Date(madeAt))},\n"about":${about}`;
  yield* listOf('texts', texts);
  for (const [store, found] of rows)
    yield* listOf(
      store,
      found.map(({ key, value }) => [key, value]),
    );
}

/** A list by its name, each value in a line of its own. */
function* listOf(name: string, values: Iterable<unknown>): Generator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let isFirst = true;
  for (const value of values) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(value)}`;
    isFirst = false;
  }
  yield ']';
}

/** Reads a file that may be a backup, or anything else. Never throws. */
export async function readBackup(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Backup, BackupProblem>> {
  if (bytes.length > backupLimits.fileSize) return failure('tooLarge');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [, sum] = ending.exec(text.slice(-endLength)) ?? [];
  const [, number] = beginning.exec(text.slice(0, 40)) ?? [];
  if (sum === undefined && number === undefined) return failure(whatElse(text));
  if (sum === undefined) return failure(text.endsWith('}\n') ? 'altered' : 'cutOff');
  const isWhole = sum === (await sha256(bytes.subarray(0, bytes.length - endLength)));
  if (!isWhole) return failure('altered');
  if (Number(number) > format) return failure('newer');
  const value = parsedJson(text);
  return number !== undefined && isRecord(value) ? read(value) : failure('otherJson');
}

/** What a file is that bears no sign of a backup. */
function whatElse(text: string): BackupProblem {
  if (text.trim() === '') return 'empty';
  const value = parsedJson(text.replace(/^\ufeff/, ''));
  if (value === undefined) return fileKind(text) ?? 'notJson';
  return Array.isArray(value) ? 'export' : 'otherJson';
}

/** Everybody can make a file with a right checksum, so what is in it is foreign data. */
function read(value: Readonly<Record<string, unknown>>): Result<Backup, 'otherJson'> {
  const madeAt = Date.parse(String(ownField(value, 'madeAt')));
  const { texts, ...others } = value;
  if (Number.isNaN(madeAt) || !Array.isArray(texts)) return failure('otherJson');
  const found = pairsIn(texts).flatMap(([key, text]) =>
    typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : [],
  );
  const stores = backupStores.flatMap((store) => {
    const rows = ownField(value, store);
    return Array.isArray(rows) ? [[store, rowsIn(rows)] as const] : [];
  });
  const known = ['madeAt', 'about', 'checksum', mark, ...backupStores];
  return success({
    madeAt,
    texts: new Map(found.filter(([key]) => isBackupKey(key))),
    rows: new Map(stores),
    unknown: [
      ...found.flatMap(([key]) => (isBackupKey(key) ? [] : [key])),
      ...Object.keys(others).filter((name) => !known.includes(name)),
    ],
  });
}

const pairsIn = (values: readonly unknown[]): (readonly unknown[])[] =>
  values.filter((value) => Array.isArray(value));

const rowsIn = (values: readonly unknown[]): Row[] =>
  pairsIn(values).flatMap(([key, value]) =>
    isOurKey(key) && value !== undefined ? [{ key, value }] : [],
  );
