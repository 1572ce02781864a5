import type { PictureSize } from '#src/admin/pictures/fit.ts';

/** The picture files that the editor takes (spec section 5: PNG, JPG, GIF). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;
type PictureType = (typeof pictureTypes)[number];

/** What a file's own bytes say of it. */
interface PictureFacts extends PictureSize {
  readonly type: PictureType;
  /** A GIF with more than one picture. */
  readonly isAnimated: boolean;
}

/**
 * Reads what kind of picture a file is from its bytes, because its name may say anything, and how large it is before
 * anything is decoded: a small file may unfold to more pixels than there is memory.
 * @returns null for what is no PNG, JPG or GIF
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
    // The file ends before it has said how large it is.
  }
  return null;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Size from the frame header, the first segment of C0 to CF that is no table (C4, C8, CC). */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) !== 0xff) at += 1;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 6), height: view.getUint16(at + 4) };
    // The picture's data begins, or it ends: there was no frame header.
    if (marker === 0xda || marker === 0xd9) return null;
    at += 1 + view.getUint16(at + 1);
  }
}

/** How many pictures a GIF holds; counting ends at two, and where the file breaks off. */
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
