import type { PictureSize } from '#src/admin/pictures/fit.ts';

/** The picture files that the editor takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;
type PictureType = (typeof pictureTypes)[number];

/** What a file's own bytes say. */
interface PictureFacts extends PictureSize {
  readonly type: PictureType;
  /** A GIF with more than one picture. */
  readonly isAnimated: boolean;
}

/**
 * Reads a picture's type and size from its bytes. The file's name may be wrong, and decoding first could be dangerous:
 * a small file may hold more pixels than fit into memory.
 * @returns null if it isn't a PNG, JPG or GIF
 */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
      const size = { width: view.getUint32(16), height: view.getUint32(20) };
      return { type: 'image/png', ...size, isAnimated: false };
    }
    if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) {
      const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      return { type: 'image/gif', ...size, isAnimated: gifPictures(bytes) > 1 };
    }
    if (startsWith(bytes, [0xff, 0xd8, 0xff])) {
      const size = jpegSize(view);
      return size && { type: 'image/jpeg', ...size, isAnimated: false };
    }
  } catch {
    // The file ends before its size.
  }
  return null;
}

/** What phones and websites give for a picture that the editor doesn't take, by a file's first bytes; null for the rest. */
export function otherFormat(bytes: Uint8Array): 'heic' | 'webp' | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp';
  return /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(start) ? 'heic' : null;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Reads the size from the frame header: the first segment from C0 to CF that isn't a table (C4, C8, CC). */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 6), height: view.getUint16(at + 4) };
    // The picture's data begins or ends, and there was no frame header.
    if (marker === 0xda || marker === 0xd9) return null;
    at += 1 + view.getUint16(at + 1);
  }
}

/** How many pictures a GIF holds; counting stops at two, or where the file is cut off. */
function gifPictures(bytes: Uint8Array): number {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const byte = (at: number) => bytes[at] ?? 0;
  let at = 13 + tableSize(byte(10));
  let pictures = 0;
  const skipBlocks = () => {
    while (at < bytes.length && byte(at) !== 0) at += byte(at) + 1;
    at += 1;
  };
  while (at < bytes.length && pictures < 2) {
    const kind = byte(at);
    if (kind === 0x2c) {
      pictures += 1;
      at += 10 + tableSize(byte(at + 9)) + 1;
      skipBlocks();
    } else if (kind === 0x21) {
      at += 2;
      skipBlocks();
    } else break;
  }
  return pictures;
}
