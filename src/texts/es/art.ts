/** The shape of a name, for whoever cannot see it: “Una línea que pasa por 1, 5, 5”. */
export const describeSigil = (values: readonly number[]) =>
  `Una línea que pasa por ${values.join(', ')}`;

/*
 * In drawings.
 */

export const name = 'nombre';
export const date = 'fecha';
export const and = 'y';

/*
 * Examples in drawings. Captions tell of them.
 */

/** What is written over the door of a shop. */
export const sign = 'AROMA';
/** Two people, and a name that the first could have, with as many letters. */
export const people = ['Inés Paz', 'Bruno Gil'] as const;
export const otherName = 'Inés Rey';
export const percentage = '68\u00a0%';
/** A name that takes two sums by hand. */
export const addedName = 'Sara';
