/** The options about letters, which every number of a name takes. */
export const OF_LETTERS = 'letters spelled alphabet';

/** The options of a sum of letters. */
export const OF_SUMS = 'letters spelled alphabet masters method';

/** The options of numbers for which it matters what a vowel is. */
export const OF_CHARTS = 'letters spelled vowelYs alphabet masters method';
