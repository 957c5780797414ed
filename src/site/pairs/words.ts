import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { HIGHEST_SCORE } from '../../compatibility/compatibility-score';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../compatibility/meeting';
import { LOWEST_TRIAD_SCORE } from '../../compatibility/triads';
import type { Meeting } from '../../readings/together-types';
import { type NumberPair, numberPair } from './pairs';

export const pairName = (one: number, other: number) => `${one} and ${other}`;

/** A score in a table, for whoever cannot see its row and column. */
export const scoreOf = (one: number, other: number, score: number) =>
  `${pairName(one, other)}: ${score}`;

/** What the pairs under a number are called: those with itself and with every higher one. */
export function groupName(number: CoreNumber): string {
  if (number === CORE_NUMBERS[0]) return `${number} and the others`;
  return number === CORE_NUMBERS.at(-1)
    ? pairName(number, number)
    : `${number} and the higher ones`;
}

const MEETINGS: Readonly<Record<Meeting, string>> = {
  friends: 'friends',
  neutral: 'in between',
  opposite: 'opposites',
  same: 'the same twice',
};

export const describeScore = ({ score, meeting }: NumberPair) =>
  `${score} of 100, ${MEETINGS[meeting]}`;

export const ABOUT_SHADES = `The darker the field, the better the pair: ${FRIENDS_FROM} and more, ${NEUTRAL_FROM} to ${FRIENDS_FROM - 1}, less than ${NEUTRAL_FROM}.`;

export const ABOUT_POINTS = `The custom names friends, but it doesn’t give points. The points are ours. Two different numbers of one triad get at least ${LOWEST_TRIAD_SCORE}. For the rest we went by the characters of the two numbers. Nobody’s tested them, so take a score as something to talk about, not as a forecast.`;

export const ABOUT_MASTERS = `Only the numbers 1 to 9 have scores of their own. A master number is looked up under the digit it repeats, 11 as 1, 22 as 2 and 33 as 3, and adds five points. A sum that must end on one digit takes them down to 2, 4 and 6 instead. So 5 and 1 have ${numberPair(1, 5).score} points, and 5 and 11 have ${numberPair(5, 11).score}. No pair has more than ${HIGHEST_SCORE}.`;
