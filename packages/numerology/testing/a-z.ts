/** Options under which only the letters of the alphabet count, as in the examples worked out by hand. */
export const A_Z = { letters: 'a-z' } as const;
