import { type LetterChoices, NO_CHOICES, type Step, type Worked } from '@ninefold/numerology';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { battleNumber } from './rules/battle-number';
import { battleShare } from './rules/battle-share';

/** One of the two names with its number and its share of the bar. */
export interface Contender {
  readonly name: string;
  readonly number: Worked<number>;
  readonly share: Worked<number>;
}

/** Everything that a battle decides, calculated at its start. */
export interface Battle {
  readonly first: Contender;
  readonly second: Contender;
  readonly score: Worked<number>;
  /** Both numbers and the score, in one working. */
  readonly steps: readonly Step[];
}

/** Calculates a battle between two names. */
export function battle(
  firstName: string,
  secondName: string,
  choices: LetterChoices = NO_CHOICES,
): Battle {
  const first = battleNumber(firstName, choices);
  const second = battleNumber(secondName, choices);
  const score = compatibilityScore(first.value, second.value);
  return {
    first: { name: firstName, number: first, share: battleShare(first.value, second.value) },
    second: { name: secondName, number: second, share: battleShare(second.value, first.value) },
    score,
    steps: [
      { kind: 'part', name: 'first-number', steps: first.steps, value: first.value },
      { kind: 'part', name: 'second-number', steps: second.steps, value: second.value },
      ...score.steps,
    ],
  };
}
