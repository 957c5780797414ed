import type { HomeNumbers } from '../../numbers/home-numbers';
import { firstSentence } from '../../ui/text/wording';
import { numberKinds } from '../result/number-kinds';
import type { BaseReading } from '../result/Result';
import type { Card } from './picture/card';

/** All nine numbers of a person in one picture, with the words of the Life Path. */
export function sealOf(numbers: HomeNumbers, lifePath: BaseReading): Card {
  return {
    kind: 'All nine numbers',
    art: {
      kind: 'seal',
      numbers: numberKinds.map(({ key, label }) => ({ label, value: numbers[key]?.value ?? 0 })),
    },
    title: lifePath.title,
    sentence: firstSentence(lifePath.meaning),
  };
}
