/** Whether an address is a path on our site; `//host` and `/\host` would leave it. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
