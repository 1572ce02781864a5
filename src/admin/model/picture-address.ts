import { safeImageUrl } from '#src/lib/markdown/url-policy.ts';
import { isOwnPath } from '#src/lib/own-path.ts';
import { pictureName } from '#src/lib/post-files/post-file.ts';

/**
 * Where the browser may load a picture of a text that is being written: data of its post, or a file of ours. null for
 * one of another host, which the site's policy refuses.
 * @param written its address in the text: 'image:1', or any other
 * @param images data of image:1, image:2 …
 */
export function pictureAddress(written: string, images: readonly string[]): string | null {
  const [, number] = /^image:(\d+)$/.exec(written) ?? [];
  const address =
    number === undefined
      ? (pictureName(written, 'written', 'served') ?? written)
      : (images[Number(number) - 1] ?? '');
  const url = safeImageUrl(address);
  return url !== null && (isOwnPath(url) || url.startsWith('data:')) ? url : null;
}
