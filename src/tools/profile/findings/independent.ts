import type { Profile } from '@ninefold/numerology';

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
    { label: 'Life Path', value: numbers.lifePathNumber.value },
    { label: 'Destiny', value: numbers.destinyNumber.value },
    ...(isOneWord ? [] : [{ label: 'Name Number', value: numbers.nameNumber.value }]),
    ...(hasBoth
      ? [
          { label: 'Soul Urge', value: numbers.soulUrgeNumber.value },
          { label: 'Personality', value: numbers.personalityNumber.value },
        ]
      : []),
    { label: 'Maturity', value: numbers.maturityNumber.value },
    { label: 'Attitude', value: numbers.attitudeNumber.value },
    { label: 'Hidden Passion', value: numbers.hiddenPassionNumber.value },
    { label: 'Birthday', value: numbers.birthdayNumber.value },
  ].filter(({ value }) => value > 0);
}

function wordLetters(steps: Profile['numbers']['nameNumber']['steps']): number {
  const [step] = steps;
  return step?.kind === 'letters' ? step.letters.length : 0;
}
