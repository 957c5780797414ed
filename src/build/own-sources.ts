import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import site from '../../site.config.ts';

/** The language at the root of the site, and the one that is built, checked or tested now. */
const [first] = site.languages ?? [];
const built = process.env['SITE_LANGUAGE'] ?? first;

/**
 * With this plugin, what `imports` and `exports` of a package name for a condition is ours: the sources of
 * `@ninefold/numerology`, so that nothing has to be built before it can be used, the texts of one language, and
 * the place of its pages.
 */
export const ownSources = ownSourcesIn(built);

/** The same for a language that is tested beside the one that is built: below its code, unless it is to be the first. */
export function ownSourcesIn(language: string | undefined, isFirst = language === first): Plugin {
  return {
    name: 'own-sources',
    configEnvironment(name) {
      const usual = name === 'client' ? defaultClientConditions : defaultServerConditions;
      const own = ['@ninefold/source', ...(language ? [language] : [])];
      if (!isFirst) own.push('below-root');
      return { resolve: { conditions: [...own, ...usual] } };
    },
  };
}
