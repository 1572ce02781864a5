const kilo = 1024;

/**
 * A size in words: '180 KB', '4.8 MB', '512 bytes'. Rounded down: 5 MB less one byte is '4.9 MB'.
 * @param bytes bytes of a file, or UTF-16 units of a stored text, which are as many bytes in a file of plain English
 */
export function sizeText(bytes: number): string {
  if (bytes < kilo) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < kilo * kilo) return `${Math.floor(bytes / kilo)} KB`;
  return `${(Math.floor((bytes * 10) / (kilo * kilo)) / 10).toFixed(1)} MB`;
}

/** A picture's size before and after: '4.8 MB → 180 KB'. Only one size if it didn't change. */
export function fittedText(from: number, to: number): string {
  return from === to ? sizeText(to) : `${sizeText(from)} → ${sizeText(to)}`;
}
