import { type Digit, letterValue, type MetDebt } from '@ninefold/numerology';
import { karmicDebtReadings } from '#texts/readings/karmic-debt';
import { missingNumberReadings } from '#texts/readings/missing-number';
import * as words from '#texts/tools/profile/name';
import { ALPHABET } from '../../../numbers/digits-and-letters';
import type { NumberId } from '../../../numbers/number-names';
import styles from '../Entries.module.css';

/** The values that no letter of the name has. */
export function MissingNumbers({ missing }: { missing: readonly Digit[] }) {
  return (
    <NumberList
      heading={words.missing}
      none={words.noneMissing}
      numbers={missing.map((value) => ({
        value,
        note: words.noLetterOf(ALPHABET.filter((letter) => letterValue(letter) === value)),
        meaning: missingNumberReadings[value],
      }))}
    />
  );
}

/** The karmic debts in the sums, each once, with every number in which it occurs. */
export function KarmicDebts({ debts }: { debts: readonly MetDebt[] }) {
  return (
    <NumberList
      heading={words.debts}
      none={words.noDebts}
      numbers={[...Map.groupBy(debts, ({ value }) => value)].map(([value, met]) => ({
        value,
        note: words.whereMet(
          value,
          met.flatMap(({ on }) => (on === 'birthday' ? [] : IDS[on])),
          met.some(({ on }) => on === 'birthday'),
        ),
        ...karmicDebtReadings[value],
      }))}
    />
  );
}

const IDS = {
  lifePath: 'life-path',
  destiny: 'destiny',
  firstName: 'name-number',
  soulUrge: 'soul-urge',
  personality: 'personality',
  birthday: 'birthday',
} as const satisfies Record<MetDebt['on'], NumberId>;

type ListProps = {
  heading: string;
  /** Said where there is no number. */
  none: string;
  numbers: readonly {
    readonly value: number;
    readonly note: string;
    readonly meaning: string;
    readonly text?: string;
  }[];
};

/** Numbers that not everybody has, each with where it comes from and what it means. */
function NumberList({ heading, none, numbers }: ListProps) {
  return (
    <div className="stack-1">
      <h3>{heading}</h3>
      {numbers.length === 0 ? (
        <p>{none}</p>
      ) : (
        <dl className={`cards ${styles.list}`}>
          {numbers.map(({ value, note, meaning, text }) => (
            <div key={value}>
              <dt>
                <span className={`h2 gold ${styles.number}`}>{value}</span>
                <span className="note">{note}</span>
              </dt>
              <dd className="lead">{meaning}</dd>
              {text && <dd className="reading mt-half">{text}</dd>}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
