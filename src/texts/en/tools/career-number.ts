export const caption =
  'Your name and your birth date, one over the other. Where they meet is the number.';
export const kind = 'Career Number';
export const submit = 'Calculate Career Number';
export const example = 'Ada Lovelace';

/** The two numbers of somebody whose career number is not calculated yet. */
export const whereTheyMeet = (name: number, date: number) =>
  `Your name makes ${name} and your birth date ${date}. Where they meet is the number.`;
