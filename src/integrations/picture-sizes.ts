import sharp from 'sharp';
import { pictureName } from '#src/lib/post-files/post-file.ts';

/**
 * Pixels of a picture of a post as it is shown, so that its place is reserved before it arrives.
 * @param address where the site serves it
 * @returns undefined for any other address, and for a file that isn't there, which the build reports elsewhere
 */
export async function pictureSize(
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  const file = pictureName(address, 'served', 'file');
  if (file === null) return undefined;
  const facts = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return facts?.autoOrient;
}
