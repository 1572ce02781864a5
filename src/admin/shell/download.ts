/** How long the browser may take to save a file, in milliseconds. */
const fileReadTime = 60_000;

/**
 * Downloads a text as a file.
 * @param name of the file, with its ending
 * @param type media type of the text
 */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Downloads a file. Its name has its ending. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file later than in the next task. A URL that is never revoked keeps the text in memory.
  setTimeout(() => URL.revokeObjectURL(url), fileReadTime);
}
