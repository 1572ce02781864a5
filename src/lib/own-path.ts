/** Whether an address is a path of ours: `//host` and `/\host` would leave the site. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
