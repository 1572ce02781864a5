import { atom } from 'nanostores';

/** Id of the post that was saved last, until the list of posts has led to its row. */
export const $savedPost = atom<string | null>(null);

/** Saving was asked for by who was about to publish: the list of posts goes on with that. */
export const $goesOn = atom(false);

/** Id of a copy that was just made. Its editor starts with the focus on the slug. */
export const $newDuplicate = atom<string | null>(null);
