/** What is said where the people to choose from do not load. */
export const noPeople = 'No pudimos cargar Tu gente.';
