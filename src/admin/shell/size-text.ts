const kilo = 1024;

/**
 * A size in words: '180 KB', '4.8 MB', '512 bytes'. Never more than it is: 5 MB less one byte is '4.9 MB'.
 * @param bytes of a file; of what is stored, UTF-16 units: plain text takes one byte for each in a file
 */
export function sizeText(bytes: number): string {
  if (bytes < kilo) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < kilo * kilo) return `${Math.floor(bytes / kilo)} KB`;
  return `${(Math.floor((bytes * 10) / (kilo * kilo)) / 10).toFixed(1)} MB`;
}

/** What became of a picture: '4.8 MB → 180 KB'; only the size where it stayed as it was. */
export function fittedText(from: number, to: number): string {
  return from === to ? sizeText(to) : `${sizeText(from)} → ${sizeText(to)}`;
}
