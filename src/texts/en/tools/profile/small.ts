/** The groups of small numbers. */
export const groups = {
  startAndFinish: 'How you start and finish',
  whenItGetsHard: 'When it gets hard',
  bridges: 'How far apart they are',
  planes: 'Planes of expression',
};

/** What the small numbers are called. */
export const names = {
  cornerstone: 'Cornerstone',
  capstone: 'Capstone',
  firstVowel: 'First vowel',
  balance: 'Balance',
  rationalThought: 'Rational thought',
  subconsciousSelf: 'Subconscious self',
  lifePathAndExpression: 'Life Path and Expression',
  soulUrgeAndPersonality: 'Soul Urge and Personality',
  destinyAndPersonality: 'Destiny and Personality',
  physical: 'Physical',
  mental: 'Mental',
  emotional: 'Emotional',
  intuitive: 'Intuitive',
};

type Name = keyof typeof names;

/** In the place of a text that another number has already. */
export const asFarApart = (name: Name) =>
  `As far apart as ${names[name]}, so the advice is the same.`;

export const shareOfLetters = (count: number, all: number) => `${count} of ${all} letters`;

/** A small number in a line: “Balance: 4”. */
export const nameAndNumber = (name: Name, shown: string) => `${names[name]}: ${shown}`;
