import { type Digit, letterValue, type MetDebt } from '@ninefold/numerology';
import { karmicDebtReadings } from '#texts/readings/karmic-debt';
import { missingNumberReadings } from '#texts/readings/missing-number';
import { ALPHABET } from '../../../numbers/alphabet';
import { type NumberId, numberNames } from '../../../numbers/number-names';
import styles from '../Entries.module.css';
import { noLetterOf, whereMet } from '../words';

/** The values that no letter of the name has. */
export function MissingNumbers({ missing }: { missing: readonly Digit[] }) {
  return (
    <NumberList
      heading="Missing numbers"
      none="None. Every one of the nine values has a letter in this name."
      numbers={missing.map((value) => ({
        value,
        note: noLetterOf(ALPHABET.filter((letter) => letterValue(letter) === value)),
        meaning: missingNumberReadings[value],
      }))}
    />
  );
}

/** The karmic debts in the sums, each once, with every number in which it occurs. */
export function KarmicDebts({ debts }: { debts: readonly MetDebt[] }) {
  return (
    <NumberList
      heading="Karmic debts met on the way"
      none="None. Neither the date nor any sum of the name passes 13, 14, 16 or 19. That isn’t a prize, and it isn’t rare."
      numbers={[...Map.groupBy(debts, ({ value }) => value)].map(([value, met]) => ({
        value,
        note: whereMet(
          value,
          met.flatMap(({ on }) => (on === 'birthday' ? [] : numberNames[IDS[on]].label)),
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
