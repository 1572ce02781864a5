import { pictureLimits } from '#src/admin/pictures/limits.ts';
import { readAsDataUrl } from '#src/lib/images/data-url.ts';
import { fitSteps, isTooLargeToDraw, type PictureSize } from '#src/admin/pictures/fit.ts';
import { otherFormat, pictureFacts, pictureTypes } from '#src/admin/pictures/picture-file.ts';
import { failure, success, type Result } from '#src/lib/result.ts';

/** A picture as it will be stored. */
export interface FittedPicture extends PictureSize {
  readonly dataUrl: string;
  /** Size in bytes of the picked file, and of the stored picture. */
  readonly from: number;
  readonly to: number;
  /** True if an animation was too large, so that only its first frame is kept. */
  readonly isStilled: boolean;
}

/** Why a file is no picture for a post; the room's words say it. */
type PictureFailure =
  'tooLarge' | 'wrongType' | 'heic' | 'webp' | 'falseType' | 'unreadable' | 'tooManyPixels';

/** What a file that claims to be of such a type is told, whatever it is. */
const otherTypes: Readonly<Record<string, PictureFailure>> = {
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/webp': 'webp',
};

/**
 * Makes a picked, pasted or dropped file small enough to store, because localStorage has no room for 5 MB. A PNG, JPG
 * or GIF under 5 MB is redrawn at 1600 px or less and under 280 KB, without its metadata. A small animated GIF stays as
 * it is. What is accepted here never fails later.
 */
export async function fitPicture(file: File): Promise<Result<FittedPicture, PictureFailure>> {
  // A converter may have given it another ending, so its first bytes decide.
  const other = otherFormat((await readBytes(file.slice(0, 32))) ?? new Uint8Array());
  if (other !== null) return failure(other);
  // Some systems give dragged files no type; their bytes tell it below.
  if (file.type !== '' && !pictureTypes.some((type) => type === file.type)) {
    return failure(otherTypes[file.type] ?? 'wrongType');
  }
  if (file.size >= pictureLimits.upload) return failure('tooLarge');
  const bytes = await readBytes(file);
  if (bytes === null || bytes.length === 0) return failure('unreadable');
  const facts = pictureFacts(bytes);
  if (facts === null) return failure(file.type === '' ? 'wrongType' : 'falseType');
  if (isTooLargeToDraw(facts)) return failure('tooManyPixels');
  // The bytes decide the type, not the file's name.
  const blob = new Blob([bytes], { type: facts.type });
  const bitmap = await createImageBitmap(blob).catch(() => null);
  if (bitmap === null) return failure('unreadable');
  const staysAsItIs = facts.isAnimated && file.size < pictureLimits.stored;
  const kept = staysAsItIs ? { blob, ...sizeOf(bitmap) } : await redrawn(bitmap);
  bitmap.close();
  if (kept === null) return failure('unreadable');
  const url = await readAsDataUrl(kept.blob);
  if (!url.ok) return failure('unreadable');
  return success({
    dataUrl: url.value,
    from: file.size,
    to: kept.blob.size,
    width: kept.width,
    height: kept.height,
    isStilled: facts.isAnimated && !staysAsItIs,
  });
}

/** The bytes of a file; null if it is gone or may not be read. */
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

const sizeOf = ({ width, height }: PictureSize): PictureSize => ({ width, height });

/** The picture redrawn small enough; null if this browser gives no canvas. */
async function redrawn(bitmap: ImageBitmap): Promise<({ blob: Blob } & PictureSize) | null> {
  // Safari can't encode WebP and returns PNG without an error. Then WebP isn't tried again.
  let type = 'image/webp';
  let canvas: HTMLCanvasElement | null = null;
  for (const { width, height, quality } of fitSteps(bitmap)) {
    if (canvas?.width !== width || canvas.height !== height) {
      canvas = drawn(bitmap, { width, height }, type);
    }
    let blob = await encoded(canvas, type, quality);
    if (blob?.type !== type && type === 'image/webp') {
      type = 'image/jpeg';
      canvas = drawn(bitmap, { width, height }, type);
      blob = await encoded(canvas, type, quality);
    }
    if (blob?.type !== type) return null;
    if (blob.size < pictureLimits.stored) return { blob, width, height };
  }
  return null;
}

function drawn(bitmap: ImageBitmap, { width, height }: PictureSize, type: string) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  if (type === 'image/jpeg') {
    // JPEG has no transparency; clear pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
