/** The number of a year: over its result, and on a card, where the number itself follows. */
export const inYear = (kind: string, year: string) => `${kind} ${year}`;
export const onCard = (kind: string, year: string) => `${kind} de ${year}`;
