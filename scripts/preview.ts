import { buildProblem, builtFolder } from '#scripts/built-site.ts';
import { tellProblem } from '#scripts/tell-problem.ts';
import { parsePreviewPort } from '#scripts/preview-arguments.ts';
import { startPreviewHost } from '#scripts/preview-host.ts';

/** `npm run preview`: serves the built site by the host's own rules. */
async function preview(): Promise<string | null> {
  const port = parsePreviewPort(process.argv.slice(2));
  if (typeof port === 'string') return port;
  const problem = buildProblem();
  if (problem !== null) return problem;
  try {
    const host = await startPreviewHost(builtFolder, port);
    console.log(`The site is at ${host.url} (Ctrl+C stops it).`);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      return `Port ${port} is in use. Choose another one: npm run preview -- --port ${port + 1}`;
    }
    throw error;
  }
}

tellProblem(await preview());
