import { strToU8, zipSync, type ZippableFile } from 'fflate';

/** Files of an archive by path: a text or bytes. */
type ArchiveFiles = Readonly<Record<string, string | Uint8Array>>;

/** Bytes below which a file is packed as it is: compressing each takes 100 kB of memory, and saves next to nothing. */
const leastCompressed = 4_096;

/**
 * Packs files into one folder of a zip archive. The same files give the same bytes on any day and machine.
 * @param folder name of the folder that unpacking makes, without slashes
 */
export function zipFiles(folder: string, files: ArchiveFiles): Uint8Array<ArrayBuffer> {
  // A zip stores local time without a zone, so a date made of local parts gives the same bytes in every zone.
  const fixedTime = new Date(2025, 0, 1);
  const entries = Object.entries(files).map(([path, content]): [string, ZippableFile] => {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    return [`${folder}/${path}`, [bytes, { level: bytes.length < leastCompressed ? 0 : 6 }]];
  });
  return zipSync(Object.fromEntries(entries), { mtime: fixedTime });
}
