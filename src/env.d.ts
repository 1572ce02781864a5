import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody uses it; a value names what makes it necessary at once: `search`, `session`, `posts`. */
    'client:needed'?: boolean | string;
  }
}

declare module 'virtual:blocking-scripts' {
  /** What runs before the first paint of a page, by the name of its file. */
  const scripts: Record<'list' | 'missing' | 'post', string>;
  export default scripts;
}

declare global {
  interface ImportMetaEnv {
    /** A path on our own host that takes web vitals; unset in most builds. */
    readonly PUBLIC_VITALS_ENDPOINT?: string;
  }
}
