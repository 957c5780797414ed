export const notNeededFor = (number: string) => `Not needed for a ${number}`;
