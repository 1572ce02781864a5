import { build } from 'vite';

/**
 * Bundles a module of the project with all its imports into one script for a page.
 * @param path from the project's root
 */
export async function bundled(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: path, formats: ['iife'], name: 'bundled' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const scripts = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return scripts.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}
