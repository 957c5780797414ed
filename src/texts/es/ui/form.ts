/*
 * Why a field was refused, for a screen reader. Nothing agrees with a label.
 */

/** “Primera persona: Falta este dato: Nombre completo.” */
export const inGroup = (group: string, refusal: string) => `${group}: ${refusal}`;

export const isRequired = (field: string) => `Falta este dato: ${field}.`;

/** “Nombre completo: Solo letras.” */
export const asHinted = (field: string, hint: string) => `${field}: ${hint}.`;

/** What a date field takes, by its first and last year. */
export const wholeDate = (field: string, first: string, last: string) =>
  `${field}: una fecha completa, de ${first} a ${last}.`;
