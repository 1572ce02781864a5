/** How long the browser may take to read a file that it saves, in milliseconds. */
const readingTime = 60_000;

/**
 * Gives the user a text as a file.
 * @param name of the file, with its ending
 * @param type media type of the text
 */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file later than in the next task; a URL that is never let go keeps the text in memory.
  setTimeout(() => URL.revokeObjectURL(url), readingTime);
}
