import type { PartName } from '../working/step.ts';
import type { Words } from './words.ts';

const parts: Readonly<Record<PartName, string>> = {
  name: 'The name',
  word: 'The word',
  'first-name': 'The first name',
  'middle-names': 'The middle names',
  'last-name': 'The last name',
  date: 'The birth date',
  month: 'The month',
  day: 'The day',
  year: 'The year',
  'life-path': 'Life Path',
  destiny: 'Destiny',
  expression: 'Expression',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  'first-number': 'The first number',
  'second-number': 'The second number',
  'first-pinnacle': 'The first pinnacle',
  'second-pinnacle': 'The second pinnacle',
  'first-challenge': 'The first challenge',
  'second-challenge': 'The second challenge',
};

/** English. */
export const english: Words = {
  isDayFirst: false,
  parts,
  numbers: {
    firstName: ['First Name', 'The letters of the first name, added and reduced'],
    destiny: [parts.destiny, 'All letters of the name, added and reduced'],
    expression: [parts.expression, 'Another name for Destiny'],
    soulUrge: [parts['soul-urge'], 'The vowels of the name, added and reduced'],
    personality: [parts.personality, 'The consonants of the name, added and reduced'],
    hiddenPassion: ['Hidden Passion', 'The value that the most letters of the name have'],
    karmicLessons: ['Karmic Lessons', 'The values 1–9 that no letter of the name has'],
    subconsciousSelf: [
      'Subconscious Self',
      'How many of the values 1–9 the letters of the name have',
    ],
    balance: ['Balance', 'The initials of the name, added and reduced to a single digit'],
    cornerstone: ['Cornerstone', 'The first letter of the first name'],
    capstone: ['Capstone', 'The last letter of the first name'],
    firstVowel: ['First Vowel', 'The first vowel of the first name'],
    planes: ['Planes of Expression', 'The letters of the name, plane by plane'],
    physical: ['Physical Plane', 'The letters D, E, M, and W of the name, added and reduced'],
    mental: ['Mental Plane', 'The letters A, G, H, J, L, N, and P of the name, added and reduced'],
    emotional: [
      'Emotional Plane',
      'The letters B, I, O, R, S, T, X, and Z of the name, added and reduced',
    ],
    intuitive: [
      'Intuitive Plane',
      'The letters C, F, K, Q, U, V, and Y of the name, added and reduced',
    ],
    business: ['Business', 'The letters of a business name, added and folded to 1–9'],
    lifePath: [parts['life-path'], 'All digits of the birth date, added and reduced'],
    birthday: ['Birthday', 'The day of the month, reduced'],
    attitude: ['Attitude', 'The birth month plus the birth day, reduced'],
    universalDay: ['Universal Day', 'All digits of a date, added until one digit is left'],
    universalMonth: [
      'Universal Month',
      'The universal year plus the month, added until one digit is left',
    ],
    universalYear: ['Universal Year', 'The digits of a year, added until one digit is left'],
    grid: ['Birth Grid', 'How often each digit 1–9 occurs in the birth date'],
    pinnacles: [
      'Pinnacles',
      'Month and day, day and year, the first two pinnacles, and month and year, each pair added and reduced',
    ],
    challenges: ['Challenges', 'The distances between the numbers that the pinnacles add'],
    lifePeriods: ['Life Periods', 'The month, the day, and the year of birth, each reduced'],
    maturity: ['Maturity', 'Life Path plus Destiny, reduced'],
    career: ['Career', 'Destiny plus Life Path, reduced and folded to 1–9'],
    karmic: ['Karmic Number', 'The distance between Destiny and Life Path, or 9 if there is none'],
    rationalThought: ['Rational Thought', 'The first name plus the birth day, reduced'],
    karmicDebts: ['Karmic Debts', '13, 14, 16, and 19 on the way to other numbers'],
    bridges: ['Bridges', 'The distances between pairs of numbers'],
    lifePathAndExpression: [
      'Life Path and Expression',
      'The distance between Life Path and Expression',
    ],
    soulUrgeAndPersonality: [
      'Soul Urge and Personality',
      'The distance between Soul Urge and Personality',
    ],
    destinyAndPersonality: [
      'Destiny and Personality',
      'The distance between Destiny and Personality',
    ],
    personalYear: [
      'Personal Year',
      'The birth month plus the birth day plus the calendar year, reduced and folded to 1–9',
    ],
    personalMonth: [
      'Personal Month',
      'The Personal Year plus the calendar month, reduced and folded to 1–9',
    ],
    personalDay: ['Personal Day', 'The Personal Month plus the day, reduced and folded to 1–9'],
    essence: ['Essence', 'The letters of the names that the age falls on, added and reduced'],
  },
  selections: {
    all: 'Letters',
    vowels: 'Vowels',
    consonants: 'Consonants',
    'first-word': 'Letters of the first name',
    initials: 'Initials',
    'first-letter': 'First letter',
    'last-letter': 'Last letter',
    'first-vowel': 'First vowel',
    physical: 'Letters of the physical plane',
    mental: 'Letters of the mental plane',
    emotional: 'Letters of the emotional plane',
    intuitive: 'Letters of the intuitive plane',
  },
  steps: {
    digits: ({ text }) => `The digits of ${text}`,
    'master-kept': ({ to }) => `${to} is a master number and stays as it is`,
    fold: ({ from, remainder }) =>
      remainder === 0
        ? `${from} divides by 9 with nothing left over, which counts as 9`
        : `${from} divided by 9 leaves ${remainder}`,
    'nine-for-zero': () => 'No distance at all counts as 9',
    'most-frequent': ({ counts, tied, to }) => {
      if (to === undefined) return 'No letters to count';
      const most = Math.max(...counts);
      const times = most === 1 ? 'once' : `${most} times`;
      return tied.length <= 1
        ? `${to} occurs most often, ${times}`
        : `${listed(tied)} occur most often, ${times} each; of several, the lowest is taken: ${to}`;
    },
    missing: ({ to }) =>
      to.length === 0 ? 'No value is missing' : `No letter is worth ${listed(to, 'or')}`,
    present: ({ to }) => `${to} of the nine values occur`,
    letter: ({ letter, to }) =>
      letter === undefined ? 'There is no such letter' : `${letter} is ${to}`,
    transit: ({ age, cycle, letter, to }) =>
      `At the age of ${age}, in a cycle of ${cycle} years, ${letter} holds, which is ${to}`,
  },
  none: 'none',
  nothingToAdd: 'Nothing to add, so 0',
  digitsThatOccur: 'The digits that occur',
  spelledAs: (character, as) => `${character} counts as ${as}`,
  notCounted: (characters) =>
    `${listed(characters)} ${characters.length === 1 ? 'is' : 'are'} not counted`,
  ages: (first, last) => {
    if (last === undefined) return `from the age of ${first}`;
    return first === last ? `age ${first}` : `ages ${first} to ${last}`;
  },
};

/** Items as English lists them: “a”, “a and b”, “a, b, and c”. */
function listed(items: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  if (items.length <= 2) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`;
}
