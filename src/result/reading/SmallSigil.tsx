import { assignLetters } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import { SigilFigure } from '../../art/SigilFigure';
import { ofAllLetters } from '../../numbers/letter-choices';
import type { CountedPerson } from '../../person/entry/person';
import styles from './CalculatedFrom.module.css';

type Props = CountedPerson & Omit<ComponentProps<typeof SigilFigure>, 'digits'>;

/** The shape of a name, to stand beside it. */
export function SmallSigil({ name, letters: choices, className, ...figure }: Props) {
  const { letters } = assignLetters(name, ofAllLetters(choices));
  return (
    <SigilFigure
      className={className ?? styles.small}
      digits={letters.map(({ value }) => value)}
      {...figure}
    />
  );
}
