import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody uses it; a value names what makes it necessary at once: `search`, `session`, `posts`. */
    'client:needed'?: boolean | string;
  }
}

declare global {
  interface ImportMetaEnv {
    /** A path on our own host that takes web vitals; unset in most builds. */
    readonly PUBLIC_VITALS_ENDPOINT?: string;
  }
}
