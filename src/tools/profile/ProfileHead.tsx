import type { CalendarDate } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { LettersOfName, SigilOfName } from '../../person/result/CalculatedFrom';
import { NumberBadge } from '../../person/result/NumberBadge';
import { numberKinds } from '../../person/result/number-kinds';
import { bringTo } from '../../ui/browser/bring-to';
import { Button } from '../../ui/primitives/Button';
import { type EntryKey, entries } from './numbers/entries';
import styles from './ProfileHead.module.css';
import { bornLine } from './words';

type Props = {
  name: string;
  date: CalendarDate;
  today: CalendarDate;
  /** Undefined before the birth. */
  age: number | undefined;
  /** The button that shares the profile, once its readings are there. */
  share: ReactNode;
};

const ALL = [...entries.nine, ...entries.date, ...entries.joint, ...entries.current];

/** Names of this length or more are set smaller than a heading. */
const LONG_NAME = 48;

/** Whose profile this is. */
export function ProfileHead(props: Props) {
  const { name, date, today, age, share } = props;
  return (
    <header className={styles.head} data-testid="whose">
      <SigilOfName className={styles.sigil} />
      <h2 className={name.length > LONG_NAME ? styles.longName : styles.name} dir="auto">
        {name}
      </h2>
      <LettersOfName kinds={numberKinds} />
      <p className={styles.born}>{bornLine(date, age, today)}</p>
      <div className={styles.buttons}>
        {share}
        <Button tone="plain" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </div>
    </header>
  );
}

type PlateProps = {
  numberOf: (key: EntryKey) => number;
  /** The id of a number's entry, or of this plate. */
  idOf: (key: EntryKey | 'all') => string;
};

/** All the numbers of a profile, each a link to its entry. */
export function AllNumbersPlate({ numberOf, idOf }: PlateProps) {
  return (
    <nav id={idOf('all')} className={styles.all} aria-label="All numbers" tabIndex={-1}>
      <ul className={styles.plate}>
        {ALL.map(({ key, label }) => (
          <li key={key}>
            <a className={styles.link} href={`#${idOf(key)}`} onClick={bringTo}>
              <NumberBadge number={numberOf(key)} size="stamp" />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
