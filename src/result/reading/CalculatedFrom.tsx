import { type ReactNode, use } from 'react';
import { longDate } from '#texts/language';
import type { Person } from '../../person/entry/person';
import { LetterChoicesContext } from '../working/letter-chooser';
import { UncountedLetters } from '../working/UncountedLetters';
import styles from './CalculatedFrom.module.css';
import type { NumberKind } from './number-kinds';
import { SmallSigil } from './SmallSigil';

type Props = {
  /** What the shown result was calculated from. The fields may contain something else by now. */
  person: Person;
  /** Whether the shape of the name stands beside it; not where it is the result. */
  hasSigil?: boolean;
  /** The numbers in the result: it is said which of them other letters would change. */
  kinds?: readonly NumberKind[];
  children?: ReactNode;
};

/** What a result was calculated from, “Ann Lee · January 9, 1990”, and the letters that do not count. */
export function CalculatedFrom(props: Props) {
  const { person, hasSigil = true, kinds, children } = props;
  const { name, date } = person;
  return (
    <div className={`quiet ${styles.from}`}>
      <div className={`row-0 ${styles.line}`}>
        {hasSigil && <SigilOfName />}
        <p data-testid="whose">{[name, date && longDate(date)].filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <LettersOfName kinds={kinds} />
    </div>
  );
}

/** The shape of the one name of a result. */
export function SigilOfName({ className }: { className?: string | undefined }) {
  const chooser = use(LetterChoicesContext);
  if (!chooser?.name) return null;
  return <SmallSigil name={chooser.name} letters={chooser.letters} className={className} />;
}

/** The letters that do not count in the one name of a result. */
export function LettersOfName({ kinds }: { kinds?: readonly NumberKind[] | undefined }) {
  const chooser = use(LetterChoicesContext);
  if (!chooser) return null;
  return (
    <UncountedLetters
      names={[chooser]}
      onChoose={([letters]) => chooser.choose(letters)}
      kinds={kinds}
    />
  );
}
