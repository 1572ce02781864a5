import { atom } from 'nanostores';

/** Id of a copy that was just made and whose editor is still to open: that one begins on the slug (features A4). */
export const $freshCopy = atom<string | null>(null);
