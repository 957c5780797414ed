import type { Bridges } from '../combined-numbers/bridges.ts';
import type { Profile } from '../combined-numbers/profile.ts';
import type { Cycles } from '../cycles/personal-cycles.ts';
import { checkOneOf } from '../input/checks.ts';
import type { PartName, PlaneName } from '../working/step.ts';

/** What a number is called in the objects of this library: every key of a chart, a profile, and cycles. */
export type NumberName =
  | keyof Profile
  | keyof Cycles
  | keyof Bridges
  | PlaneName
  | 'essence'
  | 'business'
  | 'universalDay'
  | 'universalMonth'
  | 'universalYear';

const PART_TITLES: Readonly<Record<PartName, string>> = {
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

const TEXTS: Readonly<Record<NumberName, readonly [title: string, words: string]>> = {
  firstName: ['First Name', 'The letters of the first name, added and reduced'],
  destiny: [PART_TITLES.destiny, 'All letters of the name, added and reduced'],
  expression: [PART_TITLES.expression, 'Another name for Destiny'],
  soulUrge: [PART_TITLES['soul-urge'], 'The vowels of the name, added and reduced'],
  personality: [PART_TITLES.personality, 'The consonants of the name, added and reduced'],
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
  lifePath: [PART_TITLES['life-path'], 'All digits of the birth date, added and reduced'],
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
};

/**
 * The title of a calculation that is part of another one.
 *
 * @example
 * partTitle('life-path'); // 'Life Path'
 */
export function partTitle(name: PartName): string {
  checkOneOf(name, 'name', Object.keys(PART_TITLES));
  return PART_TITLES[name];
}

/**
 * The title of a number, by its key in a chart, a profile, or cycles.
 *
 * @example
 * numberTitle('soulUrge'); // 'Soul Urge'
 */
export function numberTitle(name: NumberName): string {
  return textsOf(name)[0];
}

/**
 * What a number is made from, in a few words.
 *
 * @example
 * describeNumber('soulUrge'); // 'The vowels of the name, added and reduced'
 */
export function describeNumber(name: NumberName): string {
  return textsOf(name)[1];
}

/**
 * Whether a key of an object is the name of a number.
 *
 * @example
 * isNumberName('loShu'); // false
 */
export function isNumberName(key: string): key is NumberName {
  return Object.hasOwn(TEXTS, key);
}

function textsOf(name: NumberName): readonly [title: string, words: string] {
  checkOneOf(name, 'name', Object.keys(TEXTS));
  return TEXTS[name];
}
