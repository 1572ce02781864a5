import { createServer } from 'node:net';

/** The preferred port of 127.0.0.1, or any free one when another program of this machine has it. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', () => {
      if (preferred === 0) fail(new Error('No port is free.'));
      else freePort().then(done, fail);
    });
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : preferred;
      server.close(() => done(port));
    });
  });
}
