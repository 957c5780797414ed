export const founderOf = (brand: string) => `Fundó ${brand}`;
export const calculate = 'Calcula tus números';

/** What stands in place of a page: a sum, what the sum comes to, and what happened. */
export const notFound = {
  number: 8,
  sum: '4\u00a0+\u00a00\u00a0+\u00a04\u00a0=\u00a08, y ni siquiera un 8 la encuentra.',
  text: 'Quizá haya un error en la dirección, o la página se mudó. Todo esto sigue aquí:',
};
// S1 I9 N5 is 15 and C3 O6 N5 E5 X6 I9 O6 N5 is 45: 60, which is a 6.
export const offline = {
  number: 6,
  sum: '«Sin conexión» suma 60, así que es un 6: se queda en casa.',
  text: 'En este navegador no hay copia de esta página. Recárgala cuando vuelva la conexión. Hasta entonces, todo esto funciona sin red:',
};

/** Before a date. */
export const lastUpdated = 'Última actualización:';
