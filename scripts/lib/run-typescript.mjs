// @ts-check
import { registerHooks } from 'node:module';

// The sources import each other without an extension, as bundlers like it; Node wants one.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs =
      specifier.startsWith('.') && context.parentURL?.endsWith('.ts') && !/\.m?js$/.test(specifier);
    return nextResolve(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
