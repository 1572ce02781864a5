import { fitPicture } from '#src/admin/pictures/fit-picture.ts';

/** Makes pictures fit, as picked ones are. One that can't be drawn again stays as it is. */
export async function fitUrls(urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const fitted = new Map<string, string>();
  for (const url of urls) fitted.set(url, await fittedUrl(url));
  return fitted;
}

async function fittedUrl(url: string): Promise<string> {
  const file = fileOf(url);
  const picture = file && (await fitPicture(file));
  return picture?.ok ? picture.value.dataUrl : url;
}

/** A data address as a file; null if its data is cut off. */
function fileOf(url: string): File | null {
  const [head = '', data = ''] = url.split(',', 2);
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    // Its bytes tell the type.
    return new File([bytes], head);
  } catch {
    return null;
  }
}
