import { prefixed } from '#prefix';

/** The parameter of routes of files that each language has where its home page is: the code of the language, or nothing. */
export const prefixParam = { prefix: prefixed('/').slice(1) || undefined };
