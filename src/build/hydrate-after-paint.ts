import type { AstroIntegration } from 'astro';

/** Registers the directive `client:after-paint`; see docs/decisions/05-islands.md. */
export function hydrateAfterPaint(): AstroIntegration {
  return {
    name: 'hydrate-after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'after-paint',
          entrypoint: './src/site/frame/after-paint.client.ts',
        });
      },
    },
  };
}
