/** Characters from which on nothing is said of a new password. */
export const longPassword = 12;
/** Characters below which it has to be sent twice. */
export const shortestPassword = 8;
