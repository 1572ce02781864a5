/** Where `npm start` serves the site. */
const defaultPort = 4321;

/** Reads `--port 4400` or `--port=4400`: the port, or a sentence that says what is wrong. */
export function parsePreviewPort(args: readonly string[]): number | string {
  const [name, ...rest] = args.flatMap((part) => part.split('=', 2));
  if (name === undefined) return defaultPort;
  if (name !== '--port' || rest.length > 1) {
    return `Unknown arguments "${args.join(' ')}". Use: npm run preview -- --port 4400`;
  }
  const [text] = rest;
  const port = Number(text);
  if (text === undefined || !/^\d+$/.test(text) || port < 1 || port > 65_535) {
    return `"${text ?? ''}" isn't a port. Use a number from 1 to 65535: npm run preview -- --port 4400`;
  }
  return port;
}
