/** The languages that there are texts in, by the names of their folders in `src/texts`: what each calls itself. */
export const languageNames = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof languageNames;
