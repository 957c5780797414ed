export const caption = 'How far is your name from your birth date? Here it’s four, from 3 to 7.';
export const kind = 'Karmic Past Life Number';
export const submit = 'Calculate Karmic Past Life Number';
export const nameLabel = 'Enter Your Full Name';
export const nameExample = 'Your full name as given at birth';
export const dateLabel = 'Enter Your Birth Date';

/** The distance that is not calculated yet, between the numbers of somebody's name and birth date. */
export const askDistance = (name: number, date: number) =>
  `How far is your name, which makes ${name}, from your birth date, ${date}?`;

/** Why a distance has no reading. */
export const aboveNine =
  'A distance above 9 is said to mean that your name and your birth date want very different things from you. It takes a master number, 11, 22 or 33, on one side or on both. About one visitor in ten gets such a distance, and it doesn’t have a reading of its own.';

/** Links to the readings of the two numbers that a distance lies between. */
export const bothSides = (destiny: string, lifePath: string) =>
  `Both sides do have a reading: [your Destiny](${destiny}), from your name, and [your Life Path](${lifePath}), from your birth date.`;
