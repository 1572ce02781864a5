/** Keeps the browser from opening a file that is dropped where nobody takes it, in place of what is being written. */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
