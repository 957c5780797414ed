import type { CalendarDate } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import * as words from '#texts/tools/profile/view';
import { type NumberId, numberNames } from '../../numbers/number-names';
import { NumberBadge } from '../../result/figures/NumberBadge';
import { LettersOfName, SigilOfName } from '../../result/reading/CalculatedFrom';
import { numberKinds } from '../../result/reading/number-kinds';
import { bringTo } from '../../ui/browser/bring-to';
import { Button } from '../../ui/primitives/Button';
import { entries } from './entries/entries';
import styles from './Profile.module.css';

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
    <header data-testid="whose">
      <SigilOfName className={styles.sigil} />
      <h2 className={name.length > LONG_NAME ? 'h3' : styles.name} dir="auto">
        {name}
      </h2>
      <LettersOfName kinds={numberKinds} />
      <p className="quiet mt-1">{bornLine(date, age, today)}</p>
      <div className="row-0 mt-1">
        {share}
        <Button tone="plain" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </header>
  );
}

/** The line below the name: the birth, the age and the day of drawing it up. */
function bornLine(date: CalendarDate, age: number | undefined, today: CalendarDate): string {
  const isLeapDay = date.month === 2 && date.day === 29;
  return [describeBirth(date, age), isLeapDay && words.leapDay, words.drawnUp(today)]
    .filter(Boolean)
    .join(' ');
}

function describeBirth(date: CalendarDate, age: number | undefined): string {
  if (age === undefined) return words.unborn(date);
  return age === 0 ? words.newborn(date) : words.born(date, age);
}

type PlateProps = {
  numberOf: (id: NumberId) => number;
  /** The id of a number's entry, or of this plate. */
  idOf: (id: NumberId | 'all') => string;
};

/** All the numbers of a profile, each a link to its entry. */
export function AllNumbersPlate({ numberOf, idOf }: PlateProps) {
  return (
    <nav id={idOf('all')} aria-label={words.allNumbers} tabIndex={-1}>
      <ul className={styles.plate}>
        {ALL.map((id) => (
          <li key={id}>
            <a
              className={`stack-half centered ${styles.plateLink}`}
              href={`#${idOf(id)}`}
              onClick={bringTo}
            >
              <NumberBadge number={numberOf(id)} size="stamp" />
              <span>{numberNames[id].label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
