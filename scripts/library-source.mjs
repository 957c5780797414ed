// @ts-check
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * With this plugin of Vite, `@ninefold/numerology` is its sources: what its `exports` name for a
 * condition that only this repository has. So nothing has to be built before it can be used.
 *
 * @type {import('vite').Plugin}
 */
export const librarySource = {
  name: 'library-source',
  configEnvironment(name) {
    const usual = name === 'client' ? defaultClientConditions : defaultServerConditions;
    return { resolve: { conditions: ['@ninefold/source', ...usual] } };
  },
};
