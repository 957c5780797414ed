// @ts-check
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * Settings of Vite with which `@ninefold/numerology` is its sources: what its `exports` name for a
 * condition that only this repository has. So nothing has to be built before it can be used.
 *
 * @satisfies {import('vite').UserConfig}
 */
export const librarySource = {
  resolve: { conditions: ['@ninefold/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@ninefold/source', ...defaultServerConditions] } },
};
