import { allNineNumbers } from '#texts/result/share';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { numberKinds } from '../reading/number-kinds';
import type { ResultCard } from './picture/result-card';

/** All nine numbers of a person in one picture, with the first paragraph of their portrait. */
export function nineNumbersCard(numbers: HomeNumbers, [pull = '']: readonly string[]): ResultCard {
  return {
    kind: allNineNumbers,
    art: {
      kind: 'nine-numbers',
      numbers: numberKinds.map(({ id, label }) => ({ label, value: numbers[id]?.value ?? 0 })),
    },
    sentence: pull,
  };
}
