/**
 * The order of the cascade layers. It comes first in every document, because otherwise the order in
 * which a page imports its components would decide.
 */
export const layerOrder = '@layer reset, tokens, base, prose, components, utilities;';
