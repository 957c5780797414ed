/** The language of every page, as its `lang` attribute names it. */
export const LANGUAGE = 'en';
