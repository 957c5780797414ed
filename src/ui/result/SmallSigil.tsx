import { assignLetters } from '@ninefold/numerology';
import type { ComponentProps } from 'react';
import { SigilFigure } from '../../art/SigilFigure';
import { ofAllLetters } from '../../numbers/letter-choices';
import type { CountedName } from '../working/letter-choices';
import styles from './SmallSigil.module.css';

type Props = CountedName & Omit<ComponentProps<typeof SigilFigure>, 'digits'>;

/** The shape of a name, to stand beside it. */
export function SmallSigil({ name, choices, className, ...figure }: Props) {
  const { letters } = assignLetters(name, ofAllLetters(choices));
  return (
    <SigilFigure
      className={className ?? styles.small}
      digits={letters.map(({ value }) => value)}
      {...figure}
    />
  );
}
