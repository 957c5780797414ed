import { type ReactNode, use } from 'react';
import { longDate } from '../../config/language';
import { type HomeNumbers, homeNumbers } from '../../numbers/home-numbers';
import type { CountedPerson, Person } from '../entry/person';
import { resolveChoices } from '../letters/counted-letters';
import { afterSwitchOfAll, LetterChoicesContext } from '../working/letter-choices';
import { UncountedLetters } from '../working/UncountedLetters';
import styles from './CalculatedFrom.module.css';
import { numberKinds } from './number-kinds';
import { SmallSigil } from './SmallSigil';

type Props = {
  /** What the shown result was calculated from. The fields may contain something else by now. */
  person: Person;
  /** Whether the shape of the name stands beside it; not where it is the result. */
  hasSigil?: boolean;
  /** The nine numbers, where they are the result. */
  numbers?: HomeNumbers;
  children?: ReactNode;
};

/** What a result was calculated from, “Ann Lee · January 9, 1990”, and the letters that do not count. */
export function CalculatedFrom(props: Props) {
  const { person, hasSigil = true, numbers, children } = props;
  const { name, date } = person;
  return (
    <div className={styles.from}>
      <div className={styles.line}>
        {hasSigil && <SigilOfName />}
        <p data-testid="whose">{[name, date && longDate(date)].filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <LettersOfName numbers={numbers} />
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
export function LettersOfName({ numbers }: { numbers?: HomeNumbers | undefined }) {
  const chooser = use(LetterChoicesContext);
  if (!chooser) return null;
  return (
    <UncountedLetters
      names={[chooser]}
      onChoose={([letters]) => chooser.choose(letters)}
      changes={numbers && changesOf(chooser, numbers)}
    />
  );
}

/** Which of the nine numbers are others if every letter counts: “your Soul Urge to 5”. */
function changesOf(person: CountedPerson, before: HomeNumbers): readonly string[] {
  const letters = resolveChoices(afterSwitchOfAll(person, 'spelled'), 'spelled');
  const after = homeNumbers(person.name, person.date, letters);
  return numberKinds
    .filter(({ key }) => after[key]?.value !== before[key]?.value)
    .map(({ key, label }) => `your ${label} to ${after[key]?.value}`);
}
