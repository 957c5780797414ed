/**
 * The one line that decides the cascade. It stands first in every document, because the order in
 * which a page imports its components would otherwise decide instead.
 */
export const layerOrder = '@layer reset, tokens, base, prose, components, utilities;';
