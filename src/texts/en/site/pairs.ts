export const howToRead =
  'Find one number on the left and the other at the top. Where they meet is their score, out of 100, and it’s the same both ways. Pick a score to read about that pair.';

export const oneNumber = 'One number';
export const theOther = 'The other';
export const read = 'Read about them';

export const table = 'The table';
export const tableCaption = 'The score of every pair, out of 100';
export const goesOn = 'The table goes on to the right, up to 33.';

/** What the shades of the table mean, by the lowest scores of friends and of those in between. */
export const aboutShades = (friends: number, neutral: number) =>
  `The darker the field, the better the pair: ${friends} and more, ${neutral} to ${friends - 1}, less than ${neutral}.`;

export const custom = 'What’s custom';
export const aboutTriads =
  'Numerology sorts the nine numbers into three groups, called triads: 1, 5 and 7 for the mind, 2, 4 and 8 for practical matters, 3, 6 and 9 for the heart. Two numbers of one triad are said to understand each other easily. [More about the triads](page:blog/love-numbers)';

export const choice = 'What’s our choice';
export const aboutPoints = (leastOfTriad: number) =>
  `The custom names friends, but it doesn’t give points. The points are ours. Two different numbers of one triad get at least ${leastOfTriad}. For the rest we went by the characters of the two numbers. Nobody’s tested them, so take a score as something to talk about, not as a forecast.`;

export const masters = 'How master numbers count';
/** With the scores of 5 and 1 and of 5 and 11, and the highest score there is. */
export const aboutMasters = (withOne: number, withEleven: number, highest: number) =>
  `Only the numbers 1 to 9 have scores of their own. A master number is looked up under the digit it repeats, 11 as 1, 22 as 2 and 33 as 3, and adds five points. A sum that must end on one digit takes them down to 2, 4 and 6 instead. So 5 and 1 have ${withOne} points, and 5 and 11 have ${withEleven}. No pair has more than ${highest}.`;

export const allByNumber = (count: number) => `All ${count}, by number`;
export const backToTable = 'Back to the table';
export const withLower = 'With the lower ones:';

/** What the pairs under a number are called: those with itself and with every higher one. */
export const andOthers = (first: number) => `${first} and the others`;
export const andHigher = (number: number) => `${number} and the higher ones`;

const meetings = {
  friends: 'friends',
  neutral: 'in between',
  opposite: 'opposites',
  same: 'the same twice',
};

/** “85 of 100, friends”. */
export const describeScore = (score: number, meeting: keyof typeof meetings) =>
  `${score} of 100, ${meetings[meeting]}`;

export const whichAreYours =
  'Which numbers are yours? [Add up your name and birth date](page:home), or [let two names meet](page:names-battle).';
