/** Characters from which on nothing is said of a new password. */
export const longPassword = 12;
