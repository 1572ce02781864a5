import { atom } from 'nanostores';

/** Id of a copy that was just made. Its editor starts with the focus on the slug. */
export const $newDuplicate = atom<string | null>(null);
