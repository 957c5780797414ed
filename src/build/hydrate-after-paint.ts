import type { AstroIntegration } from 'astro';

/** Makes `client:painted` known to Astro. */
export function wakeWhenPainted(): AstroIntegration {
  return {
    name: 'wake-when-painted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'painted',
          entrypoint: './src/site/frame/after-paint.client.ts',
        });
      },
    },
  };
}
