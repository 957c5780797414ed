import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

/**
 * With this plugin, `@ninefold/numerology` is its sources: what its `exports` name for a condition that
 * only this repository has. So nothing has to be built before it can be used.
 */
export const librarySource: Plugin = {
  name: 'library-source',
  configEnvironment(name) {
    const usual = name === 'client' ? defaultClientConditions : defaultServerConditions;
    return { resolve: { conditions: ['@ninefold/source', ...usual] } };
  },
};
