import { type Ref, useId } from 'react';
import button from '../../ui/primitives/Button.module.css';
import { writePeople } from '../../ui/session/pair-link';
import styles from './CompareTwo.module.css';
import type { Comparable } from './family';

type Props = {
  people: readonly Comparable[];
  /** The ids of the two who are chosen. */
  chosen: readonly [string, string];
  onChoose: (chosen: readonly [string, string]) => void;
  /** The second field, to be focused when the first was chosen elsewhere. */
  second: Ref<HTMLSelectElement>;
};

/** Two of the people, and a link that compares them. */
export function CompareTwo({ people, chosen, onChoose, second }: Props) {
  const pair = chosen.map((id) => people.find(({ record }) => record.id === id));
  const [one, other] = pair;
  const fragment = one && other && writePeople([one, other]);
  return (
    <div className={styles.compare}>
      <Choice
        label="First person"
        people={people}
        value={chosen[0]}
        onChange={(id) => onChoose([id, chosen[1]])}
      />
      <Choice
        ref={second}
        label="Second person"
        people={people}
        value={chosen[1]}
        onChange={(id) => onChoose([chosen[0], id])}
      />
      <a className={`${button.button} ${button.plain}`} href={`/together${fragment ?? ''}`}>
        Compare these two
      </a>
    </div>
  );
}

type ChoiceProps = {
  ref?: Ref<HTMLSelectElement>;
  label: string;
  people: readonly Comparable[];
  value: string;
  onChange: (id: string) => void;
};

function Choice({ ref, label, people, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={ref}
        id={id}
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {people.map(({ record, name }) => (
          <option key={record.id} value={record.id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
