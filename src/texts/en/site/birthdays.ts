export const whyOwnPage = 'Why the day has a page of its own';
export const asItStands =
  'A whole birth date makes your Life Path. The day alone is a shortcut: a knack you’re said to have been born with. Bring it down to one digit and stop there, and the 2nd, the 11th, the 20th and the 29th would all get the same three lines. We read the day as it stands. A 29 has a 2 and a 9 in it, and they don’t always agree.';
export const aCustom =
  'What its digits add up to matters too, and each page shows the sum. It’s a custom, not a finding, and it’s here to be enjoyed. For the rest of your date, and your name, [use the calculator](page:home).';

export const sameRoot = 'Days with the same root';

/** The Birthday number of a day, and its working where there is one. */
export const birthdayNumber = (number: number, working: string) =>
  `${working && `${working}. `}Your Birthday number is [${number}](page:numbers/${number}).`;

/** A day with the same root. */
export const relative = (day: number, name: string, title: string) =>
  `[${name}](page:birthdays/${day}): ${title}`;

export const monthByMonth = 'Your Attitude, month by month';
export const aboutAttitude =
  'Month plus day is the [Attitude number](page:methods#the-nine-numbers): how you come across in the first minute.';
export const bornIn = 'Born\u00a0in';
export const monthAndDay = 'Month + day';
export const noSuchDay = (day: number) => `No ${day} in this month`;

export const getsAlong = 'Days it gets along with';
export const aboutMatches = (number: number) =>
  `The three other Birthday numbers that score highest with ${number} in [our table of pairs](page:pairs), and everyone who has them.`;

/** Days with another Birthday number, and the score of the two numbers, which leads to their text. */
export const describeMatch = (
  days: readonly number[],
  number: number,
  score: number,
  pair: string,
) =>
  `${days.map((day) => `[${day}](page:birthdays/${day})`).join(', ')}: Birthday number ${number}, [${score} of 100](${pair})`;

export const oneOfMany =
  'The day is one number of many. [Add your month, your year and your name](page:home), or see [the whole profile](page:profile).';
export const others = 'Other birthdays';
