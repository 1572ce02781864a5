import 'astro';
import type { EarlyPress } from '#src/stores/early-presses.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody uses it. */
    'client:needed'?: boolean;
    /** The same, and at once when the built list isn't what the address or this browser asks for. */
    'client:list'?: boolean;
    /** Wakes an island where this browser holds a live admin session. */
    'client:session'?: boolean;
  }
}

declare global {
  interface Window {
    /** Oldest first. The script that wakes islands notes them, stores/early-presses.ts replays them. */
    earlyPresses?: EarlyPress[];
  }

  interface ImportMetaEnv {
    /** A path on our own host that takes web vitals; unset in most builds. */
    readonly PUBLIC_VITALS_ENDPOINT?: string;
    /** The GraphQL address of GitHub Enterprise; unset where the repository is on github.com. */
    readonly PUBLIC_GITHUB_API?: string;
  }
}
