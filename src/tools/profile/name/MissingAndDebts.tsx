import type { Digit } from '@ninefold/numerology';
import { letterValue, type MetDebt } from '@ninefold/numerology';
import { ALPHABET } from '../../../numbers/alphabet';
import { type EntryKey, entries } from '../entries/entries';
import type { ProfileTables } from '../load-profile-tables';
import { noLetterOf, whereMet } from '../words';
import styles from './MissingAndDebts.module.css';

type MissingProps = { missing: readonly number[]; tables: ProfileTables };

/** The values that no letter of the name has. */
export function MissingNumbers({ missing, tables }: MissingProps) {
  return (
    <div className={`stack-1 ${styles.section}`}>
      <h3>Missing numbers</h3>
      {missing.length === 0 ? (
        <p>None. Every one of the nine values has a letter in this name.</p>
      ) : (
        <dl className={`cards ${styles.list}`}>
          {missing.map((value) => (
            <div key={value} className={styles.entry}>
              <dt>
                <span className={styles.number}>{value}</span>
                <span className="note">{noLetterOf(lettersWorth(value))}</span>
              </dt>
              <dd className={styles.meaning}>{tables.missingNumber[value as Digit]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type DebtProps = { debts: readonly MetDebt[]; tables: ProfileTables };

/** The karmic debts in the sums, each once, with every number in which it occurs. */
export function KarmicDebts({ debts, tables }: DebtProps) {
  const byDebt = [...Map.groupBy(debts, ({ value }) => value)];
  return (
    <div className={`stack-1 ${styles.section}`}>
      <h3>Karmic debts met on the way</h3>
      {byDebt.length === 0 ? (
        <p>
          None. Neither the date nor any sum of the name passes 13, 14, 16 or 19. That isn’t a
          prize, and it isn’t rare.
        </p>
      ) : (
        <dl className={`cards ${styles.list}`}>
          {byDebt.map(([debt, met]) => (
            <div key={debt} className={styles.entry}>
              <dt>
                <span className={styles.number}>{debt}</span>
                <span className="note">
                  {whereMet(
                    debt,
                    met.filter(({ on }) => on !== 'birthday').map(labelOf),
                    met.some(({ on }) => on === 'birthday'),
                  )}
                </span>
              </dt>
              <dd className={styles.meaning}>{tables.karmicDebt[debt].meaning}</dd>
              <dd>{tables.karmicDebt[debt].text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const KEYS = {
  lifePath: 'lifePathNumber',
  destiny: 'destinyNumber',
  firstName: 'nameNumber',
  soulUrge: 'soulUrgeNumber',
  personality: 'personalityNumber',
  birthday: 'birthdayNumber',
} as const satisfies Record<MetDebt['on'], EntryKey>;

function labelOf({ on }: MetDebt): string {
  const key = KEYS[on];
  return [...entries.nine, ...entries.date].find((entry) => entry.key === key)?.label ?? key;
}

function lettersWorth(value: number): string[] {
  return ALPHABET.filter((letter) => letterValue(letter) === value);
}
