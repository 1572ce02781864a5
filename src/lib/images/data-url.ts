import { failure, success, type Result } from '#src/lib/result.ts';

/**
 * Reads a picture as a data URL.
 * @returns `notAnImage` for data of another type, or an SVG, which can carry scripts; `unreadable` if reading fails
 */
export function readAsDataUrl(file: Blob): Promise<Result<string, 'notAnImage' | 'unreadable'>> {
  if (!/^image\/(?!svg)/.test(file.type)) return Promise.resolve(failure('notAnImage'));
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? success(result) : failure('unreadable'));
    };
    reader.onerror = () => resolve(failure('unreadable'));
    reader.readAsDataURL(file);
  });
}
