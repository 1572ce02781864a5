import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';

/** How the base64 data of a picture begins, by type. */
const beginnings: Readonly<Record<string, string>> = {
  png: 'iVBORw0KGgo',
  jpeg: '/9j/',
  gif: 'R0lGOD',
  webp: 'UklGR',
};

/**
 * Mends the address of an imported picture. One that posts may not have, or data that is no picture, is left out, so
 * that the placeholder shows instead.
 * @returns null if it is fine; else the address to store, undefined for none
 */
export function mendedPicture(
  value: unknown,
): { value: string | undefined; code: 'notText' | 'notPicture' | 'hidden' } | null {
  if (typeof value !== 'string') return { value: undefined, code: 'notText' };
  if (value.trim() === '') return null;
  const address = safeImageUrl(value);
  if (address === null || !isPictureOrPath(address))
    return { value: undefined, code: 'notPicture' };
  return address === value ? null : { value: address, code: 'hidden' };
}

/** Whether a data address begins like a picture of its type. */
function isPictureOrPath(address: string): boolean {
  if (!/^data:/i.test(address)) return true;
  // Only the beginning, because megabytes may follow.
  const [, type = '', data = ''] =
    /^data:image\/(png|jpeg|gif|webp);base64,(.{0,16})/i.exec(address.slice(0, 60)) ?? [];
  return data.startsWith(beginnings[type.toLowerCase()] ?? ' ');
}
