import {
  birthday,
  type CalendarDate,
  expression,
  lifePath,
  personality,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import { roundHalfUp } from '@ninefold/numerology/helpers';
import { type LetterChoices, ofAllLetters } from '../numbers/letter-choices';
import type { ScoreStep } from '../numbers/site-number';
import type { Meeting } from '../readings/together-types';
import { compatibilityScore } from './compatibility-score';
import { meetingOf } from './meeting';

/** Somebody with everything that a comparison needs. */
export interface ComparedPerson {
  readonly name: string;
  readonly date: CalendarDate;
  readonly letters: LetterChoices;
}

/** The five numbers that are compared, and how much each counts (docs/rules/together.md#together-mean). */
const WEIGHTS = { 'life-path': 3, expression: 2, 'soul-urge': 2, personality: 1, birthday: 1 };

export type PairKind = keyof typeof WEIGHTS;

const KINDS = Object.keys(WEIGHTS) as PairKind[];

/** One kind of number, of both people. */
export interface PairRow {
  readonly kind: PairKind;
  readonly weight: number;
  readonly first: Worked<number>;
  readonly second: Worked<number>;
  readonly score: Worked<number, ScoreStep>;
  readonly meeting: Meeting;
  /** Whether one of the two has no number: a name without vowels has no Soul Urge. */
  readonly isIncomplete: boolean;
}

/** From which percentage on two people get along so well; below the last one they pull apart. */
export const OVERALL_FROM = { veryWell: 72, well: 63, average: 54, apart: 46 } as const;

export interface Comparison {
  /** In percent: the total divided by the weights. */
  readonly score: number;
  readonly total: number;
  readonly weights: number;
  readonly rows: readonly PairRow[];
}

/**
 * Two people compared: five pairs of numbers, each with its score, and their weighted mean.
 *
 * @example
 * compare(ann, ben).score; // the five scores, Life Path three times, divided by 9, halves up
 */
export function compare(one: ComparedPerson, other: ComparedPerson): Comparison {
  const [mine, yours] = [comparedNumbers(one), comparedNumbers(other)];
  const rows = KINDS.map((kind): PairRow => {
    const [first, second] = [mine[kind], yours[kind]];
    return {
      kind,
      weight: WEIGHTS[kind],
      first,
      second,
      score: compatibilityScore(first.value, second.value),
      meeting: meetingOf(first.value, second.value),
      isIncomplete: first.value === 0 || second.value === 0,
    };
  });
  const scores = new Map(rows.map(({ kind, score }) => [kind, score.value]));
  return { ...overallScore((kind) => scores.get(kind) ?? 0), rows };
}

/** The five numbers of a person that are compared. */
export function comparedNumbers({ name, date, letters }: ComparedPerson) {
  return {
    'life-path': lifePath(date),
    expression: expression(name, ofAllLetters(letters)),
    'soul-urge': soulUrge(name, letters),
    personality: personality(name, letters),
    birthday: birthday(date),
  } satisfies Record<PairKind, Worked<number>>;
}

/** The weighted mean of the scores of the five pairs. */
export function overallScore(scoreOf: (kind: PairKind) => number): Omit<Comparison, 'rows'> {
  const total = KINDS.reduce((sum, kind) => sum + scoreOf(kind) * WEIGHTS[kind], 0);
  const weights = KINDS.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  return { score: roundHalfUp(total, weights), total, weights };
}
