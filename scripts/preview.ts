import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePreviewPort } from '#scripts/preview-arguments.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';

/** `npm run preview`: serves the built site by the host's own rules. */
const dist = resolve(import.meta.dirname, '../dist');

async function preview(): Promise<string | null> {
  const port = parsePreviewPort(process.argv.slice(2));
  if (typeof port === 'string') return port;
  if (!existsSync(resolve(dist, 'index.html'))) {
    return 'Nothing is built yet. Run npm run build first.';
  }
  try {
    const host = await startPreviewHost(dist, port);
    console.log(`The site is at ${host.url} (Ctrl+C stops it).`);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return `Port ${port} is in use. Choose another one: npm run preview -- --port ${port + 1}`;
    }
    throw error;
  }
}

const problem = await preview();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
