import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { netlifyAnswers } from '#scripts/netlify-answers.ts';

export interface PreviewHost {
  /** Address of the host, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

const brotli = promisify(brotliCompress);
const compressors = {
  // As a host does that compresses while somebody waits; the best quality takes fifty times as long.
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
const compressible = /^(?:text\/|image\/svg|application\/(?:\S+\+)?(?:json|xml|javascript))/;

/**
 * Serves a built site on 127.0.0.1 as Netlify's CDN does: its own rules, then compression, ETag and HEAD.
 *
 * @param dist absolute path of the built site
 * @param port 0 takes a free one; rejects with the system's error (EADDRINUSE) if the port is taken
 */
export async function startPreviewHost(dist: string, port = 0): Promise<PreviewHost> {
  const respond = netlifyAnswers(dist);
  const compressed = new Map<string, Promise<Buffer>>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const response = await respond(asRequest(incoming));
    const { status, headers } = response;
    let body: Buffer = Buffer.from(await response.arrayBuffer());
    if (body.length > 0) {
      const encoding = compressible.test(headers.get('content-type') ?? '')
        ? bestEncoding(incoming)
        : undefined;
      const key = createHash('sha1').update(body).digest('base64url') + (encoding ?? '');
      headers.set('etag', `"${key}"`);
      headers.set('vary', 'Accept-Encoding');
      if (encoding !== undefined) {
        const done = compressed.get(key) ?? compressors[encoding](body);
        compressed.set(key, done);
        body = await done;
        headers.set('content-encoding', encoding);
      }
      if (status === 200 && incoming.headers['if-none-match']?.includes(`"${key}"`) === true) {
        outgoing.writeHead(304, Object.fromEntries(headers)).end();
        return;
      }
    }
    headers.set('content-length', String(body.length));
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      // The host's packages decode paths and throw on a broken escape. Any other error is our fault.
      const isBadPath = error instanceof URIError;
      if (!isBadPath) console.error(error);
      outgoing.writeHead(isBadPath ? 400 : 500, { 'content-type': 'text/plain' });
      outgoing.end(isBadPath ? 'Bad request' : 'The preview host failed; see its output.');
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * The request as the host's packages want it, with the host of Host or X-Forwarded-Host and the scheme of
 * X-Forwarded-Proto. So full-address rules can be tested; at localhost none of them matches.
 */
function asRequest({ headers, method = 'GET', url = '/' }: IncomingMessage): Request {
  const host = String(headers['x-forwarded-host'] ?? headers.host ?? 'localhost');
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const copied = Object.entries(headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  // "//elsewhere" would be read as another host; here it is a path.
  return new Request(`${scheme}://${host}${url.replace(/^\/+/, '/')}`, {
    method,
    headers: copied,
  });
}

function bestEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = (headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}
