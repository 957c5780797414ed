import { numberLabels } from '../../../person/result/number-labels';
import type { Profile } from '../person';

/** A number with the name that sentences use for it. */
interface NamedNumber {
  readonly label: string;
  readonly value: number;
}

/**
 * The numbers that can be alike by more than their definition: Expression is always Destiny, a single
 * word makes the Name Number Destiny too, and vowels alone are the whole name.
 */
export function independent({ numbers, letters }: Profile): readonly NamedNumber[] {
  const isOneWord = wordLetters(numbers.nameNumber.steps) === letters.letters.length;
  const hasBoth = numbers.soulUrgeNumber.value > 0 && numbers.personalityNumber.value > 0;
  return [
    { label: numberLabels['life-path'], value: numbers.lifePathNumber.value },
    { label: numberLabels.destiny, value: numbers.destinyNumber.value },
    ...(isOneWord ? [] : [{ label: numberLabels['name-number'], value: numbers.nameNumber.value }]),
    ...(hasBoth
      ? [
          { label: numberLabels['soul-urge'], value: numbers.soulUrgeNumber.value },
          { label: numberLabels.personality, value: numbers.personalityNumber.value },
        ]
      : []),
    { label: numberLabels.maturity, value: numbers.maturityNumber.value },
    { label: numberLabels.attitude, value: numbers.attitudeNumber.value },
    { label: numberLabels['hidden-passion'], value: numbers.hiddenPassionNumber.value },
    { label: numberLabels.birthday, value: numbers.birthdayNumber.value },
  ].filter(({ value }) => value > 0);
}

function wordLetters(steps: Profile['numbers']['nameNumber']['steps']): number {
  const [step] = steps;
  return step?.kind === 'letters' ? step.letters.length : 0;
}
