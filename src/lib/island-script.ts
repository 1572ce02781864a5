/**
 * The address of an island's script, for a page that runs it without Astro's element and its 2 kB of inline script.
 * @param rendered the island as Astro renders it
 * @throws when `rendered` holds no island
 */
export function islandScript(rendered: string): string {
  const script = / component-url="([^"]+)"/.exec(rendered)?.[1];
  if (script === undefined) throw new Error('There is no island whose script could be loaded.');
  return script;
}
