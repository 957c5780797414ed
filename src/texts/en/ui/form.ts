/*
 * Why a field was refused, for a screen reader.
 */

/** “First person: Full Name is required.” */
export const inGroup = (group: string, refusal: string) => `${group}: ${refusal}`;

export const isRequired = (field: string) => `${field} is required.`;

/** “Full Name: Letters only.” */
export const asHinted = (field: string, hint: string) => `${field}: ${hint}.`;

/** What a date field takes, by its first and last year. */
export const wholeDate = (field: string, first: string, last: string) =>
  `${field}: a whole date, ${first} to ${last}.`;
