/** The shape of a name, for whoever cannot see it: “Una línea que pasa por 1, 5, 5”. */
export const describeSigil = (values: readonly number[]) =>
  `Una línea que pasa por ${values.join(', ')}`;

/*
 * In drawings.
 */

export const name = 'nombre';
export const date = 'fecha';
export const and = 'y';
