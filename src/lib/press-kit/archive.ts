import { strToU8, zipSync } from 'fflate';

/** Files of an archive by path: a text or bytes. */
type ArchiveFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Packs files into one folder of a zip archive. The same files give the same bytes on any day and machine.
 * @param folder name of the folder that unpacking makes, without slashes
 */
export function zipFiles(folder: string, files: ArchiveFiles): Uint8Array<ArrayBuffer> {
  // A zip stores local time without a zone, so a date made of local parts gives the same bytes in every zone.
  const fixedTime = new Date(2025, 0, 1);
  const entries = Object.entries(files).map(([path, content]) => [
    `${folder}/${path}`,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { mtime: fixedTime });
}
