import type { PictureFailure } from '#src/admin/pictures/fit-picture.ts';
import { pictureFileMessages } from '#src/config/writing-messages.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Says why a file is no picture for a post (spec sections 5 and 8). */
export function showPictureFailure(code: PictureFailure): void {
  showToast({ kind: 'error', title: pictureFileMessages.title, text: pictureFileMessages[code] });
}
