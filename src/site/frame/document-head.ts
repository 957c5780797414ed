import { colorProperties } from '../../config/colors';
import { site } from '../../config/site';
/**
 * Makes browsers that support it prerender a page when the pointer hovers over its link or a finger
 * touches it. The security policy allows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, such as the feed, are not pages.
          { not: { href_matches: '/*.*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The order of the cascade layers. It comes first in every document, because otherwise the order in
 * which a page imports its components would decide.
 */
const layerOrder = '@layer reset, tokens, base, prose, primitives, components, utilities;';

/** The first style of every document: the order of the layers, and the colors of the configuration. */
export const firstStyle = layerOrder + colorProperties(site.colors);
