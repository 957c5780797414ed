import {
  birthday,
  type CalendarDate,
  expression,
  lifePath,
  personality,
  roundHalfUp,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import { compatibilityScore } from '../../../compatibility/compatibility-score';
import { type Meeting, meetingOf } from '../../../compatibility/meeting';
import type { ScoreStep } from '../../../compatibility/score-step';
import type { LetterChoices } from '../../../numbers/letter-choices';
import { numberLabels } from '../../../ui/result/number-labels';

/** A person who is compared. */
export interface Person {
  readonly name: string;
  readonly date: CalendarDate;
  readonly choices: LetterChoices;
}

/** The five numbers that are compared, and how much each counts (docs/rules.md#together-mean). */
const KINDS = [
  { kind: 'life-path', weight: 3, of: ({ date }: Person) => lifePath(date) },
  {
    kind: 'expression',
    weight: 2,
    of: ({ name, choices }: Person) => expression(name, choices),
  },
  {
    kind: 'soul-urge',
    weight: 2,
    of: ({ name, choices }: Person) => soulUrge(name, choices),
  },
  {
    kind: 'personality',
    weight: 1,
    of: ({ name, choices }: Person) => personality(name, choices),
  },
  {
    kind: 'birthday',
    weight: 1,
    of: ({ date }: Person) => birthday(date),
  },
] as const;

export type PairKind = (typeof KINDS)[number]['kind'];

/** One kind of number, of both people. */
export interface PairRow {
  readonly kind: PairKind;
  readonly label: string;
  readonly weight: number;
  readonly first: Worked<number>;
  readonly second: Worked<number>;
  readonly score: Worked<number, ScoreStep>;
  readonly meeting: Meeting;
  /** Whether one of the two has no number: a name without vowels has no Soul Urge. */
  readonly isIncomplete: boolean;
}

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
export function compare(one: Person, other: Person): Comparison {
  const rows = KINDS.map(({ kind, weight, of }): PairRow => {
    const first = of(one);
    const second = of(other);
    return {
      kind,
      label: numberLabels[kind],
      weight,
      first,
      second,
      score: compatibilityScore(first.value, second.value),
      meeting: meetingOf(first.value, second.value),
      isIncomplete: first.value === 0 || second.value === 0,
    };
  });
  const total = rows.reduce((sum, { score, weight }) => sum + score.value * weight, 0);
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  return { score: roundHalfUp(total, weights), total, weights, rows };
}
