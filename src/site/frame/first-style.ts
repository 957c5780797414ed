import { colorProperties } from '../../config/colors';
import { site } from '../../config/site';

/**
 * The order of the cascade layers. It comes first in every document, because otherwise the order in
 * which a page imports its components would decide.
 */
const layerOrder = '@layer reset, tokens, base, prose, components, utilities;';

/** The first style of every document: the order of the layers, and the colors of the configuration. */
export const firstStyle = layerOrder + colorProperties(site.colors);
