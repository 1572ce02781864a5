import type { AstroIntegration } from 'astro';

/** Registers `client:needed`, the only way public islands wake up. */
export function clientNeeded(): AstroIntegration {
  return {
    name: 'client-needed',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'needed',
          entrypoint: './src/integrations/client-needed-directive.ts',
        });
      },
    },
  };
}
