/** Made by `src/integrations/blocking-scripts.ts`. Apart from env.d.ts, because a file that imports can't declare a module. */
declare module 'virtual:blocking-scripts' {
  /** What runs before the first paint of a page, by the name of its file. */
  const scripts: Record<'card' | 'list' | 'missing' | 'post', string>;
  export default scripts;
}
