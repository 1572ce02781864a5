/** Where people who found a vulnerability read whom to tell. Each build renews it, for less than the year that the format advises. */
export const securityContact = { path: '/.well-known/security.txt', validDays: 330 } as const;
