import type { AstroIntegration } from 'astro';

/** Registers `client:needed`, `client:list` and `client:session`, the only ways in which public islands wake up. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['needed', 'list', 'session']) {
          const entrypoint = `./src/integrations/client-${name}-directive.ts`;
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}
