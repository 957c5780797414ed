export const choosePerson = 'Choose a person';
export const noBirthDate = 'no birth date';
export const goOnAs = (name: string) => `Go on as ${name}`;

export const keepThisPerson = 'Keep this person';
export const whatIsThis = 'What’s this?';
export const yourPeople = 'Your people';

/** What is said of a person who is saved, before a link; the second part is stressed. */
export const kept = ['', 'Kept', ' in this browser. '];

/** What storage notes call a person. */
export const thePerson = 'The person you kept';
export const people = 'people';

/** Why nobody else can be saved. */
export const noRoom = (most: number) =>
  `You’ve kept ${most} people, and there’s no room for more. You can [remove somebody](page:people) first.`;
