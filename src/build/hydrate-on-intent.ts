import type { AstroIntegration } from 'astro';

/** Registers the directive `client:intent`; see docs/decisions/05-islands.md. */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: 'hydrate-on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: './src/site/frame/on-intent.client.ts',
        });
      },
    },
  };
}
