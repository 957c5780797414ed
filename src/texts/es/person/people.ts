export const choosePerson = 'Elige a una persona';
export const noBirthDate = 'sin fecha de nacimiento';
export const goOnAs = (name: string) => `Seguir como ${name}`;

export const keepThisPerson = 'Guardar en Tu gente';
export const whatIsThis = '¿Qué es esto?';
export const yourPeople = 'Tu gente';

/** What is said of a person who is saved, before a link; the second part is stressed. */
export const kept = ['', 'Ya está', ' en este navegador. '];

/** What storage notes call a person. */
export const thePerson = 'la persona que añadiste';
export const people = 'personas de Tu gente';

/** Why nobody else can be saved. */
export const noRoom = (most: number) =>
  `En Tu gente ya hay ${most} personas y no cabe nadie más. Puedes [quitar a alguien](page:people) antes.`;
