import { hexDigits } from '#src/lib/sha256.ts';

/** Git's id of a content, by which it is the same wherever it lies. */
export async function blobId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', await new Blob([head, bytes]).arrayBuffer());
  return hexDigits(digest);
}

/** As many bytes as one call of a function takes as arguments in every browser; a multiple of three. */
const pieceLength = 0x6000;

/** Bytes in Base64. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += pieceLength)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + pieceLength)));
  return text;
}

/** How long so many bytes get in Base64. */
export const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);
