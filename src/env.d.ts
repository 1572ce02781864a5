import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody uses it; a value names what makes it necessary at once: `search`, `session`. */
    'client:needed'?: boolean | string;
  }
}
