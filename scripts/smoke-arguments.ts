const usage = 'npm run smoke -- https://bodegacatsofnewyork.com';

/** Reads the argument of `npm run smoke`: the deployment's root, or a sentence that says what is wrong. */
export function parseSmokeAddress(args: readonly string[]): URL | string {
  const [address, ...rest] = args;
  if (address === undefined) return `Say which deployment to check: ${usage}`;
  if (rest.length > 0 || address.startsWith('-')) {
    return `Unknown arguments "${args.join(' ')}". Use: ${usage}`;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return `"${address}" isn't a full address. Use: ${usage}`;
  }
  if (url.href !== `${url.origin}/`) {
    return `"${address}" is more than the root of a site. Use: npm run smoke -- ${url.origin}`;
  }
  return url;
}
