/** The shape of a name, for whoever cannot see it: “A line through 1, 5, 5”. */
export const describeSigil = (values: readonly number[]) => `A line through ${values.join(', ')}`;

/*
 * In drawings.
 */

export const name = 'name';
export const date = 'date';
export const and = 'and';

/*
 * Examples in drawings. Captions tell of them.
 */

/** What is written over the door of a shop. */
export const sign = 'SUNNY';
/** Two people, and a name that the first could have, with as many letters. */
export const people = ['Anna Lee', 'Bennet Fox'] as const;
export const otherName = 'Anna Kay';
export const percentage = '68%';
/** A name that takes two sums by hand. */
export const addedName = 'Anna';
