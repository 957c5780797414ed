/** The shape of a name, for whoever cannot see it: “A line through 1, 5, 5”. */
export const describeSigil = (values: readonly number[]) => `A line through ${values.join(', ')}`;

/*
 * In drawings.
 */

export const name = 'name';
export const date = 'date';
export const and = 'and';
